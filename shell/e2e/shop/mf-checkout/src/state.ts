import { defineState } from '@ringside/shared/section';
import * as z from 'zod/mini';

export const cart = defineState('checkout:cart', {
  description: 'The variants in the cart, in the order in which they were added.',
  value: z.array(z.string()),
});

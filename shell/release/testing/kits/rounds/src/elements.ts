import { defineElements } from '@ringside/shared/section/server';
import { Counter } from './Counter.tsx';

export const elements = defineElements({
  /** A button that counts. */
  'ringside-round-counter': {
    view: Counter,
    client: true,
    load: () => ({ label: 'Fragment' }),
    choices: () => [{}],
  },
});

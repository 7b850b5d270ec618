import { defineElements } from '@ringside/shared/section/server';

export const elements = defineElements({});

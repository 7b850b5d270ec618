import { defineElement } from '@ringside/shared/section/server';
import { Counter } from './Counter.tsx';

export const elements = {
  'ringside-round-counter': defineElement({
    description: 'A button that counts.',
    view: Counter,
    client: true,
    load: () => ({ label: 'Fragment' }),
    choices: () => [{}],
  }),
};

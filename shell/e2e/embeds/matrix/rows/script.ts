import type { Row } from './variant.ts';

export const script: Row = {
  name: 'no script yet, or none at all',
  variants: [
    { name: 'missing', script: 'missing', tolerates: /404/ },
    { name: 'late', script: 'late' },
    {
      name: 'JavaScript off',
      script: 'off',
      without: {
        firefox: 'its driver leaves scripts on',
        webkit: 'its driver sees pages by script alone',
      },
    },
  ],
};

import { createCards, createPictures } from '@ringside/shared/section/server';
import index from './encoded/index.json' with { type: 'json' };

export const picture = createPictures(
  index,
  import.meta.glob<string>('./encoded/*.{avif,jpg}', {
    query: '?url',
    import: 'default',
    eager: true,
  }),
);

export const socialCard = createCards(
  import.meta.glob<string>('./cards/*.jpg', { query: '?url', import: 'default', eager: true }),
);

import { parseContent } from '@ringside/shared/section/parseContent';
import { guideListSchema } from './schema';

/** The three cards under "Top Rated Gear Guides" on the home page, one for each top-10 list. */
export const guides = parseContent('guides', guideListSchema, [
  {
    title: 'Top 10 Boxing Gloves',
    description:
      'Bag, pad and sparring pairs ranked on wrist support, padding that lasts and how quickly they dry.',
    slug: 'boxing-gloves',
    imageDescription: 'Worn leather boxing gloves hanging by their laces from a ring post',
  },
  {
    title: 'Top 10 Boxing Bags',
    description:
      'From a hundred pounds of still weight to a drum for the speed ball: fill, swing and fixings compared.',
    slug: 'boxing-bags',
    imageDescription: 'A row of heavy bags on chains in an empty gym at first light',
  },
  {
    title: 'Top 10 Head Guards',
    description: 'Cheeks, chin bars and open faces, judged on what you can still see after the jab.',
    slug: 'head-guards',
    imageDescription: 'A padded leather head guard on the top rope of a boxing ring',
  },
]);

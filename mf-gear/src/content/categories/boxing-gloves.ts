import { parseContent } from '@ringside/shared/section/parseContent';
import { gearCategorySchema } from '../schema';

export const boxingGloves = parseContent('boxing-gloves', gearCategorySchema, {
  title: 'Top 10 Boxing Gloves',
  description:
    'Ten pairs for the bag, the pads and sparring. We weighed the padding, the wrist and the way each one breaks in.',
  searchDescription:
    'The ten boxing gloves we would buy again, for the bag, the pads and sparring, ranked on wrist support, padding and how each pair breaks in.',
  guide: {
    description:
      'Bag, pad and sparring pairs ranked on wrist support, padding that lasts and how quickly they dry.',
    picture: 'boxing-gloves',
    imageDescription: 'Worn leather boxing gloves hanging by their laces from a ring post',
  },
  products: [
    {
      id: 1,
      name: 'Sentinel 16 Sparring Gloves',
      brand: 'Brasshook',
      rating: 4.9,
      summary:
        'Three layers of foam, sixteen honest ounces and a long cuff, stiffened front and back, that holds the wrist in line. Kind to partners once three weeks have softened it; the palm vents are few, so use a fan.',
    },
    {
      id: 2,
      name: 'Old Hall Lace-Up Gloves',
      brand: 'Harrow Lane',
      rating: 4.9,
      summary:
        'Twelve ounces of horsehair over a thin foam base, so every clean shot talks back through the knuckles. It needs a cornerman for the laces and a fortnight to soften, and it wants well-wrapped hands, not sparring partners.',
    },
    {
      id: 3,
      name: 'Cornerstone Sparring Gloves',
      brand: 'Marlowe',
      rating: 4.8,
      summary:
        'A broad, soft knuckle face at sixteen ounces spreads the shot, which your partner notices before you do. The weight sits in the fist rather than the cuff, so the hands come home to the chin in late rounds.',
    },
    {
      id: 4,
      name: 'Workbench Bag Gloves',
      brand: 'Blackfen',
      rating: 4.8,
      summary:
        'Moulded latex foam takes heavy-bag mileage without packing down, and the microfibre shell wipes clean. Firm enough that we would never spar in them; at twelve ounces they are quick enough for eight hard rounds.',
    },
    {
      id: 5,
      name: 'Featherline Pad Gloves',
      brand: 'Tenfold',
      rating: 4.7,
      summary:
        'Ten ounces, a narrow fist and a pre-curved thumb make these the sharpest pair here on the pads. The trade is thin protection over the back of the hand, so keep them away from heavy bags.',
    },
    {
      id: 6,
      name: 'Nightshift Training Gloves',
      brand: 'Vantor',
      rating: 4.6,
      summary:
        'A mesh palm and quick-drying lining mean the morning pair is ready by evening. The synthetic shell creases at the thumb after a few months, but the fourteen-ounce foam underneath stays level and kind to knuckles.',
    },
    {
      id: 7,
      name: 'Quarryman Heavy Gloves',
      brand: 'Quarrystone',
      rating: 4.5,
      summary:
        'Fourteen ounces for big punchers: a gel insert over the knuckles, then dense foam, then a stiff cuff of ten centimetres that refuses to fold. It breaks in slowly and the hand compartment runs narrow, so try before wrapping thick.',
    },
    {
      id: 8,
      name: 'Keel Competition Gloves',
      brand: 'Orrin',
      rating: 4.5,
      summary:
        'A compact ten-ounce lace-up with an attached thumb and a hard, even striking face without a seam. It fits like a bout glove should; the thin cuff gives little help to a weak wrist.',
    },
    {
      id: 9,
      name: 'Halfpenny Starter Gloves',
      brand: 'Longacre',
      rating: 4.4,
      summary:
        'The pair we lend to newcomers. Foam of one density softens within a year, but the strap is honest, the thumb is tethered, and twelve ounces at this price leaves money over for proper hand wraps.',
    },
    {
      id: 10,
      // No picture keyword, on purpose: the default picture shows such a kit.
      name: 'First Night Starter Kit',
      brand: 'Kestrel & Rope',
      rating: 4.2,
      summary:
        'Red twelve-ounce gloves, cotton wraps, a bottle and a blue hold-all to carry them. Nothing in it is the best of its kind, but all of it works on a first evening, and the gloves last longer than a beginner’s doubts.',
    },
  ],
});

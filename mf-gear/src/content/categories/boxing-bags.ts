import { parseContent } from '@ringside/shared/section/parseContent';
import { gearCategorySchema } from '../schema';

export const boxingBags = parseContent('boxing-bags', gearCategorySchema, {
  title: 'Top 10 Boxing Bags',
  description:
    'Ten targets for power, timing and angles. We looked at fill, swing, seams and what each one asks of your ceiling.',
  searchDescription:
    'Ten boxing bags compared on fill, swing, seams and ceiling fixings: heavy bags, angle bags and teardrops ranked from first to tenth.',
  guide: {
    description:
      'From a hundred pounds of still weight to a drum for the speed ball: fill, swing and fixings compared.',
    picture: 'boxing-bags',
    imageDescription: 'A row of heavy bags on chains in an empty gym at first light',
  },
  products: [
    {
      id: 1,
      name: 'Quarrystone 100 Heavy Bag',
      brand: 'Quarrystone',
      rating: 4.8,
      summary:
        'A hundred pounds of layered, shredded cloth behind an inch of foam: firm at the face, generous underneath. It hardly swings, settles slowly, and opens with a zip for topping up. Allow for long straps under a low ceiling.',
    },
    {
      id: 2,
      name: 'Uppercut Angle Bag',
      brand: 'Harrow Lane',
      rating: 4.8,
      summary:
        'Eighty pounds, with a shell that narrows to a waist and leaves a ledge for uppercuts. The shredded fill settles evenly, and the lighter weight moves enough to train timing; a quarter turn each month balances wear.',
    },
    {
      id: 3,
      name: 'Pendulum Teardrop Bag',
      brand: 'Marlowe',
      rating: 4.8,
      summary:
        'Thirty kilos hung low, with a fat belly that punishes lazy body work and swings back just fast enough to make you step off. The waxed cotton shell is gentle on knuckles and grips sweat poorly.',
    },
    {
      id: 4,
      name: 'Coldwater Aqua Bag',
      brand: 'Vantor',
      rating: 4.7,
      summary:
        'Water gives where sand does not, so elbows and shoulders feel fresh after power rounds. The vinyl skin needs checking for nicks, and the round face leaves no flat target: every punch must find the centre.',
    },
    {
      id: 5,
      name: 'Longshore Banana Bag',
      brand: 'Blackfen',
      rating: 4.6,
      summary:
        'Nearly two metres of firm fill for fighters who dig to the belt line and climb back up. It demands a high beam and a steel joist fixing, and repays both with almost no swing.',
    },
    {
      id: 6,
      name: 'Rivet Wall Bag',
      brand: 'Brasshook',
      rating: 4.6,
      summary:
        'A three-faced foam pad that bolts to brick and takes hooks from both sides without a chain in sight. Silent enough for a terrace house; layered foam is less alive than a hanging target.',
    },
    {
      id: 7,
      name: 'Speed Ball Platform',
      brand: 'Tenfold',
      rating: 4.5,
      summary:
        'A forty-millimetre birch drum on a steel frame, adjustable through twenty centimetres for shared gyms. The rebound stays true at pace, the swivel runs on sealed bearings, and the board does not hum through the wall.',
    },
    {
      id: 8,
      name: 'Freeholder Standing Bag',
      brand: 'Orrin',
      rating: 4.4,
      summary:
        'For flats where drilling is forbidden. Fill the base with sand, not water, and it creeps only a hand-width in a round. The foam column is kind to beginners but bottoms out under heavy right hands.',
    },
    {
      id: 9,
      name: 'Slipline Maize Bag',
      brand: 'Kestrel & Rope',
      rating: 4.4,
      summary:
        'A small, heavy canvas drop for learning head movement: set it swinging, slip outside, come back over the top. Not made to be hit hard, though the triple-stitched seam forgives the odd frustrated cross.',
    },
    {
      id: 10,
      name: 'Threeply Canvas Bag',
      brand: 'Longacre',
      rating: 4.3,
      summary:
        'A plain canvas cylinder sold empty, so you choose the weight and pay less for carriage. Fill it patiently with cut clothing in thin layers; rush and the bottom sets like a kerb within weeks.',
    },
  ],
});

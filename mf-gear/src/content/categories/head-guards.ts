import { parseContent } from '@ringside/shared/section/parseContent';
import { gearCategorySchema } from '../schema';

export const headGuards = parseContent('head-guards', gearCategorySchema, {
  title: 'Top 10 Head Guards',
  description:
    'Ten ways to spar and still go to work on Monday. None of them stops concussion; all of them save cuts, ears and cheekbones.',
  searchDescription:
    'Ten head guards ranked for sparring and competition: cheek bars, chin bars and open faces, judged on what you can still see after the jab.',
  guide: {
    description:
      'Cheeks, chin bars and open faces, judged on what you can still see after the jab.',
    picture: 'head-guards',
    imageDescription: 'A padded leather head guard on the top rope of a boxing ring',
  },
  products: [
    {
      id: 1,
      name: 'Cheekline Head Guard',
      brand: 'Longacre',
      rating: 4.6,
      summary:
        'Slim bars cover the cheekbone, then cut away sharply, so an uppercut shows almost as early as it does bare-headed. Lace on top, strap behind, 370 grams in medium; the metal chin buckle needs somebody with bare fingers.',
    },
    {
      id: 2,
      name: 'Sentry Full-Face Headgear',
      brand: 'Brasshook',
      rating: 4.6,
      summary:
        'A padded bar crosses in front of the nose and takes straight shots a centimetre short of it. Ideal for returning from a break; the bar hides low hands, so keep the chin tucked and trust footwork.',
    },
    {
      id: 3,
      name: 'Clearwater Open Head Guard',
      brand: 'Tenfold',
      rating: 4.5,
      summary:
        'The widest view on this list: an open face, slim forehead roll and ear cups with real holes for hearing the corner. At two hundred and eighty grams it is the lightest here, and it leaves the nose to look after itself.',
    },
    {
      id: 4,
      name: 'Fenwall Sparring Headgear',
      brand: 'Blackfen',
      rating: 4.5,
      summary:
        'Two foams, firm outside and slow inside, soften the sting of a jab better than one thick slab. The leather is stiff for a month, and the chin strap fits long jaws better than round ones.',
    },
    {
      id: 5,
      name: 'Parish Club Head Guard',
      brand: 'Marlowe',
      rating: 4.4,
      summary:
        'A hook-and-loop crown adjusts between rounds, which is what a shared club kit needs. The washable liner lifts out whole. Padding at the temple is thinner than we like for hard sparring with heavier partners.',
    },
    {
      id: 6,
      name: 'Crossbeam Face Saver',
      brand: 'Kestrel & Rope',
      rating: 4.4,
      summary:
        'A rigid bar padded with two centimetres of foam guards nose and teeth completely, so it suits anyone with stitches or a brace. It is heavy in front, and quick head movement takes getting used to.',
    },
    {
      id: 7,
      name: 'Merrow Leather Headgear',
      brand: 'Harrow Lane',
      rating: 4.3,
      summary:
        'Laced at crown and nape with no plastic anywhere, it moulds to one head and stays there. Somebody must tie it for you; once tied, no hook we threw moved the eye opening off line.',
    },
    {
      id: 8,
      name: 'Lowbrow Competition Head Guard',
      brand: 'Orrin',
      rating: 4.3,
      summary:
        'Shallow padding and a low brow edge suit amateurs, where rules ask for a guard, who want to feel light under the lights. The synthetic shell slides off glancing shots; cheeks are bare, so it is no tool for daily sparring.',
    },
    {
      id: 9,
      name: 'Drystone Headgear',
      brand: 'Quarrystone',
      rating: 4.2,
      summary:
        'Thick everywhere, reassuring to a first-time sparrer and slow to drift. The price is sight: the cheek rolls hide anything thrown from the waist, and thirty millimetres of foam holds heat through a summer session.',
    },
    {
      id: 10,
      name: 'Nimble Junior Head Guard',
      brand: 'Vantor',
      rating: 4.2,
      summary:
        'Cut for smaller heads rather than shrunk from an adult pattern, with the ear cups placed where young ears are. The strap has a quick release for coaches; expect to size up within two seasons.',
    },
  ],
});

import { parseContent } from '@ringside/shared/section/parseContent';
import { homeProductListSchema } from './schema';

export const homeProducts = parseContent('homeProducts', homeProductListSchema, [
  {
    id: 1,
    name: 'Marlowe Cornerstone Sparring Gloves',
    price: '$96.00',
    originalPrice: '$120.00',
    rating: 4.8,
    reviews: 1264,
    category: 'Boxing Gloves',
    badge: 'Best Seller',
    features: ['Broad, soft knuckle face', 'Full-grain leather shell', 'Short cuff, wide strap'],
    imageDescription: 'A pair of dark blue leather sparring gloves resting on a ring apron',
  },
  {
    id: 2,
    name: 'Harrow Lane Uppercut Angle Bag',
    price: '$139.00',
    originalPrice: '$185.00',
    rating: 4.8,
    reviews: 418,
    category: 'Training Equipment',
    badge: 'Pro Recommended',
    features: ['Tapered waist for body shots', 'Shredded textile fill', 'Four-point steel hanger'],
    imageDescription:
      'A black angle bag with a narrow waist hanging on steel chains before red brick',
  },
  {
    id: 3,
    name: 'Longacre Cheekline Head Guard',
    price: '$68.50',
    originalPrice: '$95.00',
    rating: 4.6,
    reviews: 702,
    category: 'Protection',
    badge: 'Premium Pick',
    features: ['Slim bars along the cheekbone', 'Lace on top, strap behind', '370 g in medium'],
    imageDescription: 'A dark leather head guard with slim cheek bars on a wooden bench',
  },
  {
    id: 4,
    name: 'Kestrel & Rope Bearing Skipping Rope',
    price: '$16.50',
    originalPrice: '$24.00',
    rating: 4.5,
    reviews: 2087,
    category: 'Accessories',
    badge: 'Best Value',
    features: ['Ball bearings in both handles', 'Coated steel cable', 'Trims to length, no tools'],
    imageDescription: 'A thin skipping cable with wooden handles coiled on a gym floor',
  },
]);

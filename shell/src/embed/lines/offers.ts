import {
  type Attributes,
  type Catalogue,
  type CatalogueElement,
  LIMIT,
  valuesOf,
} from '@ringside/shared/contract';
import type { FightTime } from '@ringside/shared/section/fightClock';

/** A type, as JSON needs it. */
export type Offer = {
  tag: string;
  file: string;
  title: string;
  variants: readonly { name: string; attributes: Attributes }[];
  kind: 'widget' | 'fragment' | 'section';
  itemHeight?: number;
  plays?: true;
  link: { path: string; text: string };
  fights?: Fights;
};

export type Fights = Readonly<Record<string, FightTime & { event: string }>>;

export function offerOf({ elements }: Catalogue, element: CatalogueElement): Offer {
  const { tag, file, choices, routes, data, policy, itemHeight } = element;
  const section = elements.find((each) => each.tag === `ringside-${file}`) ?? element;
  return {
    tag,
    file,
    title: titleOf(tag),
    variants: variantsOf(element),
    kind: routes ? 'section' : choices ? 'fragment' : 'widget',
    link: LINKS[tag] ?? {
      path: section.routes?.[0] ?? '/',
      text: `${titleOf(section.tag)} on Ringside`,
    },
    ...(itemHeight !== undefined && { itemHeight }),
    ...(policy.some(({ directive }) => directive === 'frame-src') && { plays: true }),
    ...(tag === 'ringside-countdown' && { fights: timesOf(data as Fights) }),
  };
}

/** Each page of a widget contains its offer, so the offer has only what the form reads of a fight. */
const timesOf = (fights: Fights): Fights =>
  Object.fromEntries(
    Object.entries(fights).map(([id, { date, event, startsAt }]) => [
      id,
      { date, event, ...(startsAt !== undefined && { startsAt }) },
    ]),
  );

/** @param choices `fight` is an id, `next`, or `own` for `date` and `event` */
export function attributesOf(
  { variants, fights }: Offer,
  index: number,
  choices: Readonly<Record<string, string>> = {},
): Attributes {
  const { fight = 'next', date, event, theme } = choices;
  const own = fight === 'own' && date ? { date, ...(event && { event }) } : undefined;
  return {
    ...variants[index]?.attributes,
    ...(fights && (own ?? { fight: fight === 'own' ? 'next' : fight })),
    ...(theme && { theme }),
  };
}

const LINKS: Readonly<Record<string, Offer['link']>> = {
  'ringside-countdown': { path: '/fights', text: 'Upcoming fights' },
  'ringside-newsletter': { path: '/#newsletter', text: 'Sign up on Ringside' },
};

function variantsOf({ attributes, choices }: CatalogueElement): Offer['variants'] {
  const look = attributes.find(({ name }) => name === 'look');
  const looks = look && valuesOf(look.type);
  if (looks) return looks.map((look) => ({ name: capitalised(look), attributes: { look } }));
  return (choices ?? [{}]).map((chosen) => ({
    name: Object.entries(chosen).map(nameOf).join(', ') || 'All',
    attributes: chosen,
  }));
}

const nameOf = ([attribute, value]: [string, string]): string =>
  attribute === LIMIT ? `The first ${value}` : capitalised(value);

export const titleOf = (tag: string): string =>
  capitalised(tag.replace('ringside-', '').replaceAll('-', ' '));

const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

export const elementPath = (tag: string): string => `/embed/${tag.replace('ringside-', '')}`;

export const plain = (description: string): string => description.replaceAll('`', '');

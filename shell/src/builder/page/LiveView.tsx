import { attributesOf, type Offer } from '../offers.ts';
import { SANDBOX } from '../snippets/markup.ts';
import { previewPath } from '../snippets/snippets.ts';

/** The heights of views on a phone and on a wide window, by variant: as high as the element and its label. */
const PLACES: Readonly<Record<string, string>> = {
  'ringside-countdown card':
    'h-165 min-[360px]:h-166 sm:h-173 lg:h-178 lg:col-start-1 lg:row-start-1 lg:row-span-6',
  'ringside-newsletter card':
    'h-116 min-[360px]:h-144 sm:h-136 lg:h-137 lg:col-start-1 lg:row-start-1 lg:row-span-6',
  'ringside-countdown banner': 'h-84 sm:h-80 lg:h-52 lg:col-start-2',
  'ringside-newsletter banner': 'h-107 lg:h-57 lg:col-start-2',
};
const SMALL = 'h-50 lg:h-32 lg:col-start-2';

/** A variant, live. The browser loads the iframe when it comes near the window. */
export function LiveView({ offer, name, index }: { offer: Offer; name: string; index: number }) {
  const { tag, kind, variants } = offer;
  const attributes = attributesOf(offer, index);
  const isWidget = kind === 'widget';
  const place = isWidget
    ? (PLACES[`${tag} ${attributes.look}`] ?? SMALL)
    : tag.endsWith('-link')
      ? 'h-44'
      : 'h-120';
  return (
    <div
      className={`flex shrink-0 snap-start flex-col ${variants.length > 1 ? 'w-[92%] sm:w-100' : 'w-full'} ${isWidget ? 'lg:w-full' : 'lg:shrink'} ${place}`}
    >
      <iframe
        src={previewPath(tag, attributes)}
        title={`${offer.title}, ${name}`}
        loading="lazy"
        // Visitors may try the forms.
        sandbox={`${SANDBOX} allow-forms`}
        // Lists and sections are only looked at: they would trap the keyboard and the wheel.
        inert={!isWidget}
        className="block min-h-0 w-full grow border border-line bg-white group-has-[[name=theme][value=dark]:checked]/exhibit:bg-ink"
      />
      <label
        className={`${variants.length > 1 ? 'flex' : 'hidden'} min-h-11 cursor-pointer items-center gap-2 font-semibold`}
      >
        <input
          type="radio"
          name="variant"
          value={index}
          defaultChecked={index === 0}
          className="size-5 accent-blue"
        />
        {name}
      </label>
    </div>
  );
}

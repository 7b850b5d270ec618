import { SANDBOX } from '../lines/markup.ts';
import { attributesOf, type Offer } from '../lines/offers.ts';
import { previewPath } from '../lines/snippets.ts';

/** As wide as a column. */
const STAGE =
  'lg:col-start-2 lg:row-span-full lg:row-start-1 lg:flex lg:items-center lg:justify-center lg:bg-paper-sunk lg:p-8 lg:group-has-[label:first-child>[name=variant]:checked]/exhibit:*:max-w-104';

/** Loads when it comes near the window. A list that is too long for this page fades out. */
export function LiveView({ offer, isWhole }: { offer: Offer; isWhole: boolean }) {
  const { tag, kind, title } = offer;
  const isWidget = kind === 'widget';
  const fades = isWhole
    ? 'max-h-160 [mask-image:linear-gradient(#000_32rem,transparent_40rem)]'
    : 'max-h-92 [mask-image:linear-gradient(#000_16rem,transparent_23rem)]';
  return (
    <div className={isWidget ? STAGE : `overflow-hidden ${fades}`}>
      <iframe
        src={previewPath(tag, attributesOf(offer, 0))}
        title={`${title}, live`}
        loading="lazy"
        sandbox={`${SANDBOX} allow-forms`}
        // Lists and sections would trap the keyboard and the wheel.
        inert={!isWidget}
        className="block h-110 w-full border border-line bg-white group-has-[[name=theme][value=dark]:checked]/exhibit:bg-ink"
      />
    </div>
  );
}

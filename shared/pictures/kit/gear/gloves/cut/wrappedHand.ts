import { ink } from '../../../print/palette.ts';
import { shape } from '../../../print/poster.ts';
import { CAVITY } from './section.ts';

const wrapLine = (d: string, width = 5) =>
  `<path fill="none" stroke="#a8997a" stroke-width="${width}" d="${d}"/>`;
/** The hand in the cut glove is whole, in its wraps. */
export const wrappedHand = [
  shape(ink.leather, [[60, 420], ...CAVITY, [60, 622]]),
  shape('#a9653c', [[60, 430], ...CAVITY.slice(0, 30), [420, 470], [200, 470], [60, 500]]),
  '<clipPath id="cavity">',
  shape(ink.black, [[60, 420], ...CAVITY, [60, 622]]),
  '</clipPath><g clip-path="url(#cavity)">',
  // From below the wrist to past the knuckles.
  '<path fill="#e6dcc6" d="M150 380L120 640H640Q700 600 706 520Q720 450 780 420L700 360Z"/>',
  '<path fill="#cfc2a3" d="M132 560L120 640H640Q690 605 702 540Q560 590 420 556Q270 540 132 560Z"/>',
  ...Array.from({ length: 6 }, (_, n) =>
    wrapLine(`M${205 + n * 46} 380Q${222 + n * 46} 520 ${176 + n * 46} 640`),
  ),
  wrapLine('M470 400Q540 500 486 650'),
  wrapLine('M470 400Q600 440 640 640'),
  wrapLine('M540 380Q640 430 690 570'),
  wrapLine('M620 370Q690 430 706 520'),
  wrapLine('M440 600Q560 520 640 380'),
  // The little finger is bent into the palm.
  ...[
    [ink.darkLeather, 8],
    ['#a9653c', 0],
  ].map(
    ([stroke, more]) =>
      `<path fill="none" stroke="${stroke}" stroke-linecap="round" stroke-width="${46 + Number(more)}" d="M738 556L650 590"/><path fill="none" stroke="${stroke}" stroke-linecap="round" stroke-width="${56 + Number(more)}" d="M724 452L742 540"/>`,
  ),
  `<path fill="none" stroke="${ink.darkLeather}" stroke-width="6" stroke-linecap="round" d="M700 566L732 544M704 592L698 578"/>`,
  // The last turn of the wrap crosses the knuckles.
  '<path fill="#e6dcc6" d="M640 380L760 360L752 452Q720 462 690 462Z"/>',
  wrapLine('M690 462Q722 462 756 450'),
  wrapLine('M690 380Q716 420 712 462'),
  '</g>',
].join('');

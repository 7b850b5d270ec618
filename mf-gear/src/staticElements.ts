import { Guides } from './components/Guides.tsx';

/** Links and text, complete as they are in the HTML: no script holds them. */
export const staticViews = {
  /**
   * The three top-10 gear guides as cards.
   *
   * @tag ringside-gear-guides
   * @mixes embedded
   * @csp img-src - Pictures.
   */
  'ringside-gear-guides': Guides,
};

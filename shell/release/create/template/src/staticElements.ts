import { EntryList } from './components/EntryList.tsx';

/** Links and text, complete as they are in the HTML: no script holds them. */
export const staticViews = {
  /**
   * Every entry of New Section.
   *
   * @tag ringside-new-section-list
   * @mixes embedded
   */
  'ringside-new-section-list': EntryList,
};

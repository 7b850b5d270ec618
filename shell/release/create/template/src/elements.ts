import { EntryList } from './components/EntryList.tsx';

/**
 * The section New Section: every entry.
 *
 * @tag ringside-new-section
 * @mixes section
 * @mixes embedded
 * @attr {string} [path=/new-section] - Which page of the section: `/new-section`.
 */

export const views = {
  /**
   * Every entry of New Section.
   *
   * @tag ringside-new-section-list
   * @mixes embedded
   */
  'ringside-new-section-list': EntryList,
};

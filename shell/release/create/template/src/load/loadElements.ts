import { entries } from '../content/entries.ts';

/** Data of `<ringside-new-section-list>`. */
export const loadEntryList = () => ({ entries });

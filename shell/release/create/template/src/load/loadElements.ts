import { entries } from '../content/entries.ts';

export const loadEntryList = () => ({ entries });

import { defineElement } from '@ringside/shared/section/server';
import { EntryList } from './components/EntryList.tsx';
import { loadEntryList } from './load/loadElements.ts';

export const elements = {
  'ringside-new-section-list': defineElement({
    description: 'Every entry of New Section.',
    view: EntryList,
    // Links and text only: prerendered it is complete, so pages load no script for it.
    client: false,
    load: loadEntryList,
    choices: () => [{}],
  }),
};

/** The content of the section. */
export interface Entry {
  id: string;
  title: string;
  text: string;
}

/** The entries, in the order in which they are shown. */
export const entries = [
  {
    id: 'content',
    title: 'Write the entries',
    text: 'They are in content/entries.ts, and npm test checks their types.',
  },
  {
    id: 'page',
    title: 'Change the page',
    text: 'It is a component in pages, and its data comes from load.',
  },
  {
    id: 'release',
    title: 'Release it alone',
    text: 'No other section is built, and only the pages that show this one are written.',
  },
] as const satisfies readonly Entry[];

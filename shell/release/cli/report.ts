import { type LiveSections, releaseIds } from '../publish/pointer.ts';
import type { Published } from '../publish/publish.ts';
import { counted, kilobytes } from '../support/counted.ts';
import { print, printResult } from './print.ts';

/** Prints what a command changed, for programs and for people. */
export function report(published: Published): void {
  const { sections, pages, rendered, written, removed, bytes, isNew } = published;
  const counts = { pages, rendered, written, removed, bytes };
  printResult({ isNew, sections: releaseIds(sections), ...counts });
  reportText(published);
}

/** Prints that no release was needed, with the fields of {@link report}. */
export function reportNothing(sections: LiveSections): void {
  const counts = { pages: 0, rendered: 0, written: 0, removed: 0, bytes: 0 };
  printResult({ isNew: false, sections: releaseIds(sections), ...counts });
  print('Nothing to release.');
}

export function reportText({ pages, written, removed, bytes }: Published): void {
  const seconds = process.uptime().toFixed(1);
  const gone = removed > 0 ? `, ${counted(removed, 'file')} removed` : '';
  print(
    `Wrote ${written} of ${counted(pages, 'page')}${gone}, uploaded ${kilobytes(bytes)}, in ${seconds} s.`,
  );
}

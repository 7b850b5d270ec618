import { plain } from '../page/plain.ts';
import { titleOf } from '../titleOf.ts';
import { chaptersOf, type Entry, type Subject } from './chapters.ts';
import { elementPath } from './elementPath.ts';
import { linesOf } from './linesOf.ts';

/** The page about an element as plain text, to send to a colleague. */
export function plainText(subject: Subject): string {
  const { catalogue, element } = subject;
  const { origin } = catalogue;
  const parts = [
    `Ringside: ${titleOf(element.tag)}, <${element.tag}>`,
    plain(element.description),
    `${origin}${elementPath(element.tag)}`,
    ...linesOf(subject).flatMap(({ label, text }) => (text ? [headed(label), text] : [])),
    ...chaptersOf(subject).flatMap(({ heading, lead, entries }) => [
      headed(heading),
      ...(lead ? [lead] : []),
      entries.map((entry) => entryText(entry, origin)).join('\n'),
    ]),
  ];
  return `${parts.join('\n\n')}\n`;
}

const headed = (heading: string): string => `\n${heading}\n${'-'.repeat(heading.length)}`;

function entryText({ name, type, default: value, text, href }: Entry, origin: string): string {
  const term = [href ? origin + href : name, type && `: ${type}`, value && `, by default ${value}`];
  const first = term.filter(Boolean).join('');
  const says = text && plain(text);
  if (!first) return `* ${says}`;
  return says ? `${first}\n    ${says}` : first;
}

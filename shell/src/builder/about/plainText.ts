import { attributesOf, offerOf } from '../offers.ts';
import { plain } from '../page/plain.ts';
import { linesOf } from '../snippets/snippets.ts';
import { titleOf } from '../titleOf.ts';
import { chaptersOf, type Entry, type Subject } from './chapters.ts';
import { elementPath } from './elementPath.ts';

/** The page about an element as plain text, to send to a colleague. */
export function plainText(subject: Subject): string {
  const { catalogue, element } = subject;
  const { origin } = catalogue;
  const offer = offerOf(catalogue, element);
  const parts = [
    `Ringside: ${titleOf(element.tag)}, <${element.tag}>`,
    plain(element.description),
    `${origin}${elementPath(element.tag)}`,
    headed('Lines for your page'),
    linesOf('html', offer, attributesOf(offer, 0), origin),
    ...chaptersOf(subject).flatMap(({ heading, lead, entries }) => [
      headed(heading),
      ...(lead ? [plain(lead)] : []),
      entries.map((entry) => entryText(entry, origin)).join('\n'),
    ]),
  ];
  return `${parts.join('\n\n')}\n`;
}

const headed = (heading: string): string => `\n${heading}\n${'-'.repeat(heading.length)}`;

function entryText({ name, type, default: value, text, code, href }: Entry, origin: string): string {
  const term = [href ? origin + href : name, type && `: ${type}`, value && `, by default ${value}`];
  const first = term.filter(Boolean).join('');
  const lines = [...(text ? [plain(text)] : []), ...(code?.split('\n') ?? [])];
  if (!first) return `* ${lines.join(' ')}`;
  return [first, ...lines.map((line) => `    ${line}`)].join('\n');
}

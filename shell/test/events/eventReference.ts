import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@ringside/release/workspace';

/** Where the reference is. `npm run tables` writes it. */
export const REFERENCE = join(workspaceRoot, 'shared/docs/events.md');

const CONTRACT = 'shared/src/contract/services.ts';
const SOURCE = /\.tsx?$/;
const TEST = /\.(test|wtr|spec)\.|\/testing\//;
/** An event name with its description, as `RingsideEvents` and `HTMLElementEventMap` declare it. */
const DECLARED = /(?:\/\*\* ([^\n]*?) \*\/\n\s*)?'(ringside:[a-z-]+)': CustomEvent<([^\n]*)>;/g;
const NAMED = /'(ringside:[a-z-]+)'/;

interface RingsideEvent {
  detail: string;
  meaning: string;
  senders: Set<string>;
  listeners: Set<string>;
}

/**
 * Every `ringside:*` event with its detail, senders and listeners, and every service, read from the sources.
 *
 * @throws when a sent event has no type, or a declared event is never sent
 */
export function eventReference(): string {
  const sources = new Map(
    sourceFiles().map((file) => [file, readFileSync(join(workspaceRoot, file), 'utf8')]),
  );
  const events = new Map<string, RingsideEvent>();
  for (const text of sources.values()) {
    for (const [, meaning = '', name = '', detail = ''] of text.matchAll(DECLARED))
      events.set(name, { detail, meaning, senders: new Set(), listeners: new Set() });
  }
  for (const [file, text] of sources) {
    for (const statement of text.split('\n')) {
      const [, name = ''] = NAMED.exec(statement) ?? [];
      const isSent = /\bsend\(|new (Custom)?Event\(/.test(statement);
      if (!name || !(isSent || statement.includes('addEventListener('))) continue;
      const event = events.get(name);
      if (!event) throw new Error(`${file} uses ${name}: declare its detail in ${CONTRACT}.`);
      (isSent ? event.senders : event.listeners).add(file);
    }
  }
  for (const [name, { senders }] of events)
    if (senders.size === 0) throw new Error(`${name} is declared but never sent: remove its declaration.`);
  const rows = [...events].sort(([a], [b]) => a.localeCompare(b)).map(([name, event]) => rowOf(name, event));
  return `${HEADING}${rows.join('\n')}\n\n## Services\n\n${SERVICES}\`\`\`ts\n${servicesOf(sources.get(CONTRACT) ?? '')}\n\`\`\`\n`;
}

const HEADING = `# Events and services

Made from the sources by \`npm run tables\`; a test compares it. All events but \`ringside:wanted\` bubble and are composed.
\`send()\` in \`${CONTRACT}\` sends them, typed.

| event | detail | meaning | sent by | listened to by |
| --- | --- | --- | --- | --- |
`;

const SERVICES = `The shell passes these to every section as single-spa props; elements outside the shell speak events instead.

`;

const rowOf = (name: string, { detail, meaning, senders, listeners }: RingsideEvent): string =>
  `| \`${name}\` | \`${detail.replaceAll('|', '\\|')}\` | ${meaning} | ${list(senders)} | ${list(listeners) || 'partners'} |`;

const list = (files: ReadonlySet<string>): string => [...files].map((file) => `\`${file}\``).join('<br>');

/** The contract's interfaces above the events. */
const servicesOf = (text: string): string =>
  text.slice(0, text.indexOf('/** Composed, bubbling events')).trim();

function sourceFiles(): string[] {
  const folders = readdirSync(workspaceRoot)
    .filter((name) => /^(shared|shell|mf-.+)$/.test(name))
    .map((name) => join(name, 'src'));
  return folders
    .flatMap((folder) =>
      readdirSync(join(workspaceRoot, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(folder, file).replaceAll('\\', '/'),
      ),
    )
    .filter((file) => SOURCE.test(file) && !TEST.test(file))
    .sort();
}

/** A partner's React app as their own tools make it: a script, and what their server writes. */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { type Embedded, written } from '../elements.ts';
import { appWith, type Node } from './app.ts';

export type ReactVersion = 18 | 19;

/** The folder from which each React is resolved. React 18 is in a separate package, outside the workspace: `npm run test:embeds` installs it. */
const PLACES: Readonly<Record<ReactVersion, string>> = {
  18: fileURLToPath(new URL('./18/package.json', import.meta.url)),
  19: fileURLToPath(import.meta.url),
};

/** The app's script, which starts on command. */
export async function bundle(version: ReactVersion, embedded: Embedded): Promise<string> {
  const { resolve } = createRequire(PLACES[version]);
  const folderOf = (name: string) => dirname(resolve(`${name}/package.json`));
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define: {
      'process.env.NODE_ENV': '"development"',
      PARTNER_NODE: JSON.stringify(nodeOf(embedded)),
    },
    resolve: { alias: { react: folderOf('react'), 'react-dom': folderOf('react-dom') } },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('./browser.ts', import.meta.url)),
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [chunk] = 'output' in result ? result.output : [];
  if (!chunk) throw new Error("The partner's app gave no script.");
  return chunk.code;
}

/** The HTML of the partner's server. */
export function serverHtml(version: ReactVersion, embedded: Embedded): string {
  const require = createRequire(PLACES[version]);
  const server = require('react-dom/server') as { renderToString: typeof renderToString };
  return server.renderToString(appWith(require('react'), nodeOf(embedded)));
}

/** The element as the partner's code has it. */
function nodeOf(embedded: Embedded): Node {
  const [root] = parseFragment(written(embedded)).childNodes;
  return converted(root as DefaultTreeAdapterTypes.ChildNode);
}

const NAMES: Readonly<Record<string, string>> = { datetime: 'dateTime', autocomplete: 'autoComplete' };

function converted(node: DefaultTreeAdapterTypes.ChildNode): Node {
  if ('value' in node) return node.value;
  if (!('attrs' in node)) return '';
  const props = node.attrs.map(({ name, value }) => [
    NAMES[name] ?? name,
    name === 'required' ? true : value,
  ]);
  return { tag: node.tagName, props: Object.fromEntries(props), children: node.childNodes.map(converted) };
}

import type { Catalogue } from '@ringside/shared/contract';
import { elementPath } from '../about/elementPath.ts';
import { type Configuration, firstAttributes, type Kind } from '../configuration.ts';
import { sizeOf } from '../sizeOf.ts';
import { policyOf, snippetOf } from '../snippets/snippets.ts';
import { Choices, GROUNDS } from './Choices.tsx';
import { CodeBlock } from './CodeBlock.tsx';
import { ElementControls } from './ElementControls.tsx';
import { FIELD } from './field.ts';

const NAMES: Readonly<Record<Kind, string>> = {
  html: 'HTML',
  react: 'React',
  vue: 'Vue',
  svelte: 'Svelte',
  angular: 'Angular',
  wordpress: 'WordPress',
  iframe: 'iframe',
};

/** The builder as it first stands: the first element, set to something it can show. Script does the rest. */
export function BuilderForm({ catalogue }: { catalogue: Catalogue }) {
  const [first] = catalogue.elements;
  if (!first) return null;
  const configuration: Configuration = {
    catalogue,
    element: first,
    attributes: firstAttributes(first),
    properties: {},
    isPinned: false,
  };
  const file = catalogue.files[first.file];
  return (
    <form
      id="set"
      className="grid gap-10 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:gap-12 [@media(scripting:none)]:hidden"
    >
      <div className="flex flex-col gap-6">
        <h2 className="font-display text-3xl uppercase">Choose and set</h2>
        <label className="font-semibold">
          Element
          <select name="element" className={FIELD} autoComplete="off">
            {catalogue.elements.map(({ tag }) => (
              <option key={tag} value={tag}>{`<${tag}>`}</option>
            ))}
          </select>
        </label>
        {catalogue.elements.map((element) => (
          <ElementControls key={element.tag} element={element} isChosen={element === first} />
        ))}
      </div>
      <div className="flex min-w-0 flex-col gap-10">
        <section aria-labelledby="builder-preview">
          <div className="mb-4 flex flex-wrap items-start justify-between gap-4">
            <h2 id="builder-preview" className="font-display text-3xl uppercase">
              See it
            </h2>
            <Choices legend="The page around it" name="ground" options={{ ...GROUNDS, hostile: 'Hostile' }} />
          </div>
          {/* Of one height, whatever it shows: what is below stays under the pointer. */}
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and this holds a preview */}
          <div
            data-preview
            role="group"
            aria-label="Preview"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached with the keyboard in every browser
            tabIndex={0}
            className="h-[36rem] max-h-[80vh] scroll-mt-20 overflow-auto border-2 outline-offset-3 data-focused:outline-3 data-focused:outline-blue border-line bg-paper-sunk [&_iframe]:block [&_iframe]:w-full [&_iframe]:border-0"
          >
            {/* `npm run dev`: all other sites have the file of every element. */}
            {!file && (
              <p className="p-4">
                A preview needs the files of a release, which <code>npm start</code> serves.
              </p>
            )}
          </div>
        </section>
        <section aria-labelledby="builder-copy" className="flex flex-col gap-5">
          <h2 id="builder-copy" className="font-display text-3xl uppercase">
            Copy it
          </h2>
          <div className="flex flex-wrap gap-x-8 gap-y-4">
            <Choices legend="For" name="kind" options={NAMES} />
            <Choices legend="Release" name="file" options={{ newest: 'Newest', pinned: 'Pinned' }} />
          </div>
          <CodeBlock output="snippet" label="Lines for your page">
            {snippetOf('html', configuration)}
          </CodeBlock>
          <CodeBlock output="rule" label="Rule for your stylesheet: keeps the page below in its place">
            {''}
          </CodeBlock>
          <CodeBlock
            output="listener"
            label="Script that takes the addresses; without it and without an action they stay in the reader’s browser"
          >
            {''}
          </CodeBlock>
          <CodeBlock output="policy" label="What your Content-Security-Policy has to allow">
            {policyOf('html', configuration)}
          </CodeBlock>
          {catalogue.hasElementPages && (
            <p>
              <a
                data-about
                href={elementPath(first.tag)}
                className="inline-flex min-h-11 items-center font-semibold text-blue-deep underline decoration-2 underline-offset-4 hover:text-ink"
              >
                Events, parts, properties, types and accessibility of this element
              </a>
            </p>
          )}
          <dl className="grid gap-x-8 gap-y-2 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
            {[
              ['File', 'file', `/embed/${first.file}.js`],
              ['Size', 'size', file && sizeOf(file)],
              ['Integrity', 'integrity', file?.integrity],
            ].map(([name = '', output, text]) => (
              <div key={name} className="contents">
                <dt className="font-semibold">{name}</dt>
                <dd data-output={output} className="wrap-anywhere max-sm:mb-2">
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </form>
  );
}

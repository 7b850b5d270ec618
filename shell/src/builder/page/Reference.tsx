import type { Catalogue, CatalogueElement } from '@ringside/shared/contract';
import { firstAttributes } from '../configuration.ts';
import { sizeOf } from '../sizeOf.ts';
import { snippetOf } from '../snippets/snippets.ts';
import { plain } from './plain.ts';

/** An element as it comes, for those who read without script, and for those who only look one up. */
export function Reference({ catalogue, element }: { catalogue: Catalogue; element: CatalogueElement }) {
  const { tag, description } = element;
  const file = catalogue.files[element.file];
  const configuration = {
    catalogue,
    element,
    attributes: firstAttributes(element),
    properties: {},
    isPinned: false,
  };
  return (
    <section id={tag} className="grid gap-x-12 gap-y-3 lg:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
      <div>
        <h3 className="wrap-anywhere font-semibold text-lg">
          <code>{`<${tag}>`}</code>
        </h3>
        <p className="mt-1 text-muted">{plain(description)}</p>
        {file && <p className="mt-1 text-muted text-sm">{sizeOf(file)}</p>}
        <a
          className="mt-1 inline-flex min-h-11 items-center font-semibold text-blue-deep underline [@media(scripting:none)]:hidden"
          href={`/embed?element=${tag}`}
          aria-describedby={tag}
        >
          Set it
        </a>
      </div>
      <pre className="wrap-anywhere self-start whitespace-pre-wrap rounded-sm bg-paper-sunk p-4 text-xs sm:text-sm">
        <code>{snippetOf('html', configuration)}</code>
      </pre>
    </section>
  );
}

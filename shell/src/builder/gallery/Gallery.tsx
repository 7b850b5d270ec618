import type { Catalogue, CatalogueElement } from '@ringside/shared/contract';
import { SectionHeading } from '@ringside/shared/ui';
import { elementPath } from '../about/elementPath.ts';
import { plain } from '../page/plain.ts';
import { sizeOf } from '../sizeOf.ts';
import { titleOf } from '../titleOf.ts';
import { LookList } from './LookList.tsx';
import { looksOf } from './looks.ts';
import { Showcase } from './Showcase.tsx';

interface GalleryProps {
  catalogue: Catalogue;
  /** Headings of the whole and of its groups. */
  words: { heading: string; lead: string; parts: string; sections: string };
}

/** Every element in its looks: those made to be chosen first, parts and whole sections where somebody opens them. */
export function Gallery({ catalogue, words }: GalleryProps) {
  const { elements, files, hasElementPages = false } = catalogue;
  const entries = (chosen: readonly CatalogueElement[]) =>
    chosen.map((element) => (
      <Entry key={element.tag} element={element} file={files[element.file]} hasPage={hasElementPages} />
    ));
  const groups = [
    [words.parts, elements.filter(({ choices }) => choices)],
    [words.sections, elements.filter(({ routes }) => routes)],
  ] as const;
  return (
    <Showcase heading={<SectionHeading lead={words.lead}>{words.heading}</SectionHeading>}>
      {entries(elements.filter(({ choices, routes }) => !choices && !routes))}
      {groups.map(([heading, chosen]) => (
        <details key={heading} className="mt-10 border-ink border-t-4">
          <summary className="flex min-h-14 cursor-pointer items-center gap-3 font-display text-2xl uppercase">
            {`${heading} (${chosen.length})`}
          </summary>
          {entries(chosen)}
        </details>
      ))}
    </Showcase>
  );
}

interface EntryProps {
  element: CatalogueElement;
  file: Catalogue['files'][string] | undefined;
  hasPage: boolean;
}

function Entry({ element, file, hasPage }: EntryProps) {
  const { tag, description } = element;
  return (
    <section className="mt-8">
      <h3 className="font-display text-2xl uppercase">
        {hasPage ? (
          <a
            href={elementPath(tag)}
            className="underline decoration-2 underline-offset-4 hover:text-blue-deep"
          >
            {titleOf(tag)}
          </a>
        ) : (
          titleOf(tag)
        )}
      </h3>
      <p className="mt-2 max-w-prose text-muted">{plain(description)}</p>
      <p className="mt-1 text-muted text-sm">
        <code>{`<${tag}>`}</code>
        {file && `, ${sizeOf(file)}`}
      </p>
      <LookList looks={looksOf(element)} />
    </section>
  );
}

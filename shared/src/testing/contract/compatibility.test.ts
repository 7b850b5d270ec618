/** Guards docs/contract.md: the compiler compares today's types with contract 2, and the test finds those left out. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type * as New from '../../contract/index.ts';
import { CONTRACT_VERSION } from '../../contract/index.ts';
import type * as Old from './2.d.ts';

/** Old releases must fit today's readers, and the other way round. */
type BothWays<Before, Now> = [Before] extends [Now]
  ? [Now] extends [Before]
    ? true
    : 'what is made today does not fit readers of this contract'
  : 'what was made for this contract does not fit today’s readers';

/** An optional field that is gone is assignable both ways. */
type KeepsFields<Before, Now> = [Exclude<keyof Before, keyof Now>] extends [never]
  ? true
  : ['a field is gone', Exclude<keyof Before, keyof Now>];

type Fits<Before, Now> =
  BothWays<Before, Now> extends true ? KeepsFields<Before, Now> : BothWays<Before, Now>;

/** Where one is not `true`, the compiler names the type that changed. */
type Checked<All extends Record<string, true>> = All;

export type Contract2 = Checked<{
  Attributes: Fits<Old.Attributes, New.Attributes>;
  Catalogue: Fits<Old.Catalogue, New.Catalogue>;
  CatalogueAttribute: Fits<Old.CatalogueAttribute, New.CatalogueAttribute>;
  CatalogueDirective: Fits<Old.CatalogueDirective, New.CatalogueDirective>;
  CatalogueElement: Fits<Old.CatalogueElement, New.CatalogueElement>;
  CatalogueFile: Fits<Old.CatalogueFile, New.CatalogueFile>;
  CatalogueProperty: Fits<Old.CatalogueProperty, New.CatalogueProperty>;
  ClientModule: Fits<Old.ClientModule, New.ClientModule>;
  ElementDocs: Fits<Old.ElementDocs, New.ElementDocs>;
  ElementReference: Fits<Old.ElementReference, New.ElementReference>;
  EmbedFacts: Fits<Old.EmbedFacts, New.EmbedFacts>;
  Frame: Fits<Old.Frame, New.Frame>;
  Json: Fits<Old.Json, New.Json>;
  ModuleAddress: Fits<Old.ModuleAddress, New.ModuleAddress>;
  Notice: Fits<Old.Notice, New.Notice>;
  PageData: Fits<Old.PageData, New.PageData>;
  PageHead: Fits<Old.PageHead, New.PageHead>;
  PageRoot: Fits<Old.PageRoot, New.PageRoot>;
  PictureData: Fits<Old.PictureData, New.PictureData>;
  Release: Fits<Old.Release, New.Release>;
  ReleaseTable: Fits<Old.ReleaseTable, New.ReleaseTable>;
  ReleasedFile: Fits<Old.ReleasedFile, New.ReleasedFile>;
  ReleasedModule: Fits<Old.ReleasedModule, New.ReleasedModule>;
  RenderedPage: Fits<Old.RenderedPage, New.RenderedPage>;
  RenderedView: Fits<Old.RenderedView, New.RenderedView>;
  // Older code ignores a new event.
  RingsideEvents: Fits<Old.RingsideEvents, Pick<New.RingsideEvents, keyof Old.RingsideEvents>>;
  SectionFacts: Fits<Old.SectionFacts, New.SectionFacts>;
  SectionManifest: Fits<Old.SectionManifest, New.SectionManifest>;
  SectionPhase: Fits<Old.SectionPhase, New.SectionPhase>;
  Services: Fits<Old.Services, New.Services>;
  ShellServer: Fits<Old.ShellServer, New.ShellServer>;
  StorageService: Fits<Old.StorageService, New.StorageService>;
  StyleAddress: Fits<Old.StyleAddress, New.StyleAddress>;
  ToastService: Fits<Old.ToastService, New.ToastService>;
  // `send` takes the events above.
  values: Fits<Omit<typeof Old, 'send'>, Pick<typeof New, Exclude<keyof typeof Old, 'send'>>>;
}>;

test('every type of contract 2 is compared', async () => {
  const read = (file: string) => readFile(new URL(file, import.meta.url), 'utf8');
  const [frozen, here] = await Promise.all([read('./2.d.ts'), read('./compatibility.test.ts')]);
  const types = [...frozen.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name);
  const compared = [...here.matchAll(/^ {2}\w+: Fits<Old\.(\w+), (?:Pick<)?New\.\1\b/gm)].map(
    ([, name]) => name,
  );
  expect(types.length).toBeGreaterThan(30);
  expect(compared).toEqual(types.sort());
});

test('the frozen contract is the one that releases are built for', () => {
  // With a new number, freeze the types again.
  expect(CONTRACT_VERSION).toBe(2);
});

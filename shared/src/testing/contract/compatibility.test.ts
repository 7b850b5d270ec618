/**
 * Guards docs/contract.md. The compiler compares today's types with those of contract 2. The test
 * finds types that this file does not compare.
 */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type * as New from '../../contract/index.ts';
import { CONTRACT_VERSION } from '../../contract/index.ts';
import type * as Old from './2.d.ts';

/** Requires that today's code can read old releases, and that old code can read today's. */
type BothWays<Before, Now> = [Before] extends [Now]
  ? [Now] extends [Before]
    ? true
    : 'what is made today does not fit readers of this contract'
  : 'what was made for this contract does not fit today’s readers';

/**
 * TypeScript allows assignments in both directions when an optional field disappears, so this type
 * finds it.
 */
type KeepsFields<Before, Now> = [Exclude<keyof Before, keyof Now>] extends [never]
  ? true
  : ['a field is gone', Exclude<keyof Before, keyof Now>];

type Fits<Before, Now> =
  BothWays<Before, Now> extends true ? KeepsFields<Before, Now> : BothWays<Before, Now>;

/** If a property is not `true`, the compiler's message names the type that changed. */
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
  // New events are allowed, because older code ignores them.
  RingsideEvents: Fits<Old.RingsideEvents, Pick<New.RingsideEvents, keyof Old.RingsideEvents>>;
  SectionFacts: Fits<Old.SectionFacts, New.SectionFacts>;
  SectionManifest: Fits<Old.SectionManifest, New.SectionManifest>;
  SectionPhase: Fits<Old.SectionPhase, New.SectionPhase>;
  Services: Fits<Old.Services, New.Services>;
  ShellServer: Fits<Old.ShellServer, New.ShellServer>;
  StorageService: Fits<Old.StorageService, New.StorageService>;
  StyleAddress: Fits<Old.StyleAddress, New.StyleAddress>;
  ToastService: Fits<Old.ToastService, New.ToastService>;
  // `send` is left out, because its parameter is the type of all events, which is compared above.
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
  // A new contract number needs a new copy of the frozen types.
  expect(CONTRACT_VERSION).toBe(2);
});

import { defineElement } from '@ringside/shared/embed/defineElement';
import type { RingsideWidget } from '../widget.ts';
import { Look } from './look.ts';

/** Defines a widget on a partner's page, from an embed file. */
export function definePartner(tag: string, element: typeof RingsideWidget): void {
  const { origin, release } = RINGSIDE_EMBED;
  const { currentScript } = document;
  // In a module `currentScript` is null. The origin is then the one that composition wrote into the file.
  Look.site = currentScript instanceof HTMLScriptElement ? new URL(currentScript.src).origin : origin;
  element.version += `+${release}`;
  defineElement(tag, element);
}

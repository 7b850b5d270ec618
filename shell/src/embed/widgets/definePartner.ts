import { defineElement } from '@ringside/shared/internal/embed/defineElement';
import { siteOrigin } from '@ringside/shared/internal/embed/siteOrigin';
import type { RingsideWidget } from '../../widgets/widget.ts';
import { Variant } from './variant.ts';

export function definePartner(name: string, element: typeof RingsideWidget): void {
  Variant.site = siteOrigin(name);
  element.version += `+${RINGSIDE_EMBED.release}`;
  defineElement(`ringside-${name}`, element);
}

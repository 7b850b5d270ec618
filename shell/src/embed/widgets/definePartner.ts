import { defineElement } from '@ringside/shared/internal/embed/defineElement';
import { siteOrigin } from '@ringside/shared/internal/embed/siteOrigin';
import type { RingsideWidget } from '../../widgets/widget.ts';
import { Look } from './look.ts';

export function definePartner(name: string, element: typeof RingsideWidget): void {
  Look.site = siteOrigin(name);
  element.version += `+${RINGSIDE_EMBED.release}`;
  defineElement(`ringside-${name}`, element);
}

import { defineOnce } from '@ringside/shared/internal/embed/defineOnce';
import { siteOrigin } from '@ringside/shared/internal/embed/siteOrigin';
import type { RingsideWidget } from '../../widgets/widget.ts';
import { VariantController } from './variantController.ts';

export function definePartner(name: string, element: typeof RingsideWidget): void {
  VariantController.site = siteOrigin(name);
  element.version += `+${RINGSIDE_EMBED.release}`;
  defineOnce(`ringside-${name}`, element);
}

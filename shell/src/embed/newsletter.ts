import { defineElement } from '@ringside/shared/embed/defineElement';
import { PartnerNewsletter } from '../widgets/newsletter/partner/partner-newsletter.ts';
import { siteOf } from '../widgets/siteOf.ts';

PartnerNewsletter.version += `+${RINGSIDE_EMBED.release}`;
PartnerNewsletter.site = siteOf(RINGSIDE_EMBED);
defineElement('ringside-newsletter', PartnerNewsletter);

import { definePartner } from './widgets/definePartner.ts';
import { PartnerNewsletter } from './widgets/newsletter/partner-newsletter.ts';

definePartner('newsletter', PartnerNewsletter);

import { definePartner } from '../widgets/look/definePartner.ts';
import { PartnerNewsletter } from '../widgets/newsletter/partner/partner-newsletter.ts';

definePartner('newsletter', PartnerNewsletter);

import type { Fights } from '../widgets/countdown/partner/fights.ts';
import { PartnerCountdown } from '../widgets/countdown/partner/partner-countdown.ts';
import { definePartner } from '../widgets/look/definePartner.ts';

PartnerCountdown.fights = (RINGSIDE_EMBED.data ?? {}) as Fights;
definePartner('ringside-countdown', PartnerCountdown);

import type { KnownFight } from '../widgets/countdown/partner/bill.ts';
import { PartnerCountdown } from '../widgets/countdown/partner/partner-countdown.ts';
import { definePartner } from '../widgets/look/definePartner.ts';

PartnerCountdown.fights = new Map(Object.entries((RINGSIDE_EMBED.data ?? {}) as Record<string, KnownFight>));
definePartner('countdown', PartnerCountdown);

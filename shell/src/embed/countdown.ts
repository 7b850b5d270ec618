import type { KnownFight } from './widgets/countdown/panel.ts';
import { PartnerCountdown } from './widgets/countdown/partner-countdown.ts';
import { definePartner } from './widgets/definePartner.ts';

PartnerCountdown.fights = new Map(
  Object.entries((RINGSIDE_EMBED.data ?? {}) as Record<string, KnownFight>),
);
definePartner('countdown', PartnerCountdown);

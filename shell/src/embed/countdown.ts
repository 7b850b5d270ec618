import { defineElement } from '@ringside/shared/embed/defineElement';
import type { Fights } from '../widgets/countdown/partner/fights.ts';
import { PartnerCountdown } from '../widgets/countdown/partner/partner-countdown.ts';
import { siteOf } from '../widgets/siteOf.ts';

const { release, data } = RINGSIDE_EMBED;

PartnerCountdown.version += `+${release}`;
PartnerCountdown.fights = (data ?? {}) as Fights;
PartnerCountdown.site = siteOf(RINGSIDE_EMBED);
defineElement('ringside-countdown', PartnerCountdown);

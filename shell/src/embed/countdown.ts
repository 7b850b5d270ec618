import { defineElement } from '@ringside/shared/embed/defineElement';
import { type KnownFight, RingsideCountdown } from '../widgets/countdown/countdown.ts';

const { release, data } = RINGSIDE_EMBED;

RingsideCountdown.version += `+${release}`;
RingsideCountdown.fights = (data ?? {}) as Readonly<Record<string, KnownFight>>;
defineElement('ringside-countdown', RingsideCountdown);

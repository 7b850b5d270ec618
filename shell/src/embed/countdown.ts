import { type KnownFight, RingsideCountdown } from '../widgets/countdown/countdown.ts';
import { defineWidget } from '../widgets/defineWidget.ts';

const { release, data } = RINGSIDE_EMBED;

RingsideCountdown.version += `+${release}`;
RingsideCountdown.fights = (data ?? {}) as Readonly<Record<string, KnownFight>>;
defineWidget('ringside-countdown', RingsideCountdown);

import { RingsideCountdown } from '../widgets/countdown/countdown.ts';
import { defineWidget } from '../widgets/defineWidget.ts';

defineWidget('ringside-countdown', RingsideCountdown);

import { defineWidget } from '../defineWidget.ts';
import { RingsideCountdown } from './countdown.ts';

defineWidget('ringside-countdown', RingsideCountdown);

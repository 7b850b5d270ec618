import { defineWidget } from '../defineWidget.ts';
import { RingsideNewsletter } from './newsletter.ts';

defineWidget('ringside-newsletter', RingsideNewsletter);

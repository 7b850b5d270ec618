import { defineWidget } from '../widgets/defineWidget.ts';
import { RingsideNewsletter } from '../widgets/newsletter/newsletter.ts';

defineWidget('ringside-newsletter', RingsideNewsletter);

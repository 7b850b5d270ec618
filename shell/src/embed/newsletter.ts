import { defineWidget } from '../widgets/defineWidget.ts';
import { RingsideNewsletter } from '../widgets/newsletter/newsletter.ts';

RingsideNewsletter.version += `+${RINGSIDE_EMBED.release}`;
defineWidget('ringside-newsletter', RingsideNewsletter);

import { defineElement } from '@ringside/shared/embed/defineElement';
import { RingsideNewsletter } from '../widgets/newsletter/newsletter.ts';

RingsideNewsletter.version += `+${RINGSIDE_EMBED.release}`;
defineElement('ringside-newsletter', RingsideNewsletter);

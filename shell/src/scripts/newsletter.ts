/** Makes the newsletter's form work, on pages that have one. */
import './runtime.ts';
import { RingsideNewsletter } from '../widgets/newsletter/newsletter.ts';

// The runtime may be loaded a second time.
if (!customElements.get('ringside-newsletter'))
  customElements.define('ringside-newsletter', RingsideNewsletter);

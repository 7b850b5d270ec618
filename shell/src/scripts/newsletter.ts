/** Makes the newsletter form of a page work. Pages without one do not load it. It imports shared code from the runtime. */
import './runtime.ts';
import { RingsideNewsletter } from '../widgets/newsletter/newsletter.ts';

// When it is loaded a second time, the element is already defined.
if (!customElements.get('ringside-newsletter'))
  customElements.define('ringside-newsletter', RingsideNewsletter);

import { RingsideNewsletter } from './newsletter.ts';

// A runtime that is tried once more meets the element of the first.
if (!customElements.get('ringside-newsletter'))
  customElements.define('ringside-newsletter', RingsideNewsletter);

import { SiteNewsletter } from './site-newsletter.ts';

// When the runtime is loaded a second time, the element is already defined.
if (!customElements.get('ringside-newsletter')) customElements.define('ringside-newsletter', SiteNewsletter);

import { send } from '@ringside/shared/contract';
import { RingsideNewsletter, type Tell } from './newsletter.ts';
import { notices } from './notices.ts';
import { isEmail, isSubscribed, subscribe } from './subscriptions.ts';

/** On our own pages an address stays in the browser. */
class SiteNewsletter extends RingsideNewsletter {
  protected override subscribe({ value }: HTMLInputElement, tell: Tell) {
    if (!isEmail(value)) tell(notices.invalid, true);
    else if (isSubscribed(value)) tell(notices.duplicate, true);
    else if (!send(this, 'ringside:subscribe', { email: value }) || subscribe(value)) tell(notices.added);
    else tell(notices.unkept);
  }
}

// When the runtime is loaded a second time, the element is already defined.
if (!customElements.get('ringside-newsletter')) customElements.define('ringside-newsletter', SiteNewsletter);

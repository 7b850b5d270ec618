import { send } from '@ringside/shared/contract';
import { RingsideNewsletter, type Tell } from './newsletter.ts';
import { notices } from './notices.ts';
import { isEmail, isSubscribed, subscribe } from './subscriptions.ts';

/** On our own pages an address stays in the browser. */
export class SiteNewsletter extends RingsideNewsletter {
  protected override subscribe({ value: email }: HTMLInputElement, tell: Tell) {
    if (!isEmail(email)) tell(notices.invalid, true);
    else if (isSubscribed(email)) tell(notices.duplicate, true);
    else if (!send(this, 'ringside:subscribe', { email }) || subscribe(email)) tell(notices.added);
    else tell(notices.unkept);
  }
}

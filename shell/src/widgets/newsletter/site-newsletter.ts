import { RingsideNewsletter, type Tell } from './newsletter.ts';
import { notices } from './notices.ts';
import { isSubscribed, subscribe } from './subscriptions.ts';

/** On our own pages an address stays in the browser. */
export class SiteNewsletter extends RingsideNewsletter {
  protected override isKnown(email: string): boolean {
    return isSubscribed(email);
  }

  protected override store({ value }: HTMLInputElement, tell: Tell): void {
    tell(subscribe(value) ? notices.added : notices.unkept);
  }
}

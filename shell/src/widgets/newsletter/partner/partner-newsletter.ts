import { send } from '@ringside/shared/contract';
import type { PropertyDeclarations } from 'lit';
import { lookStyles } from '../../look/look.styles.ts';
import { Look } from '../../look/look.ts';
import { RingsideNewsletter, type Tell } from '../newsletter.ts';
import { notices, partnerNotices } from '../notices.ts';
import { isEmail, isSubscribed, subscribe } from '../subscriptions.ts';
import { formStyles } from './form.styles.ts';
import { panelStyles } from './panel.styles.ts';
import { createPanel } from './panel.ts';
import { postAddress, targetOf } from './postAddress.ts';

/**
 * A newsletter sign-up. Put a `<form>` with an `<input type="email" name="email" required>` inside; without one, the element makes
 * its own. The form stays in the page's own tree, where the page's styles and password managers reach it. Choose where email addresses go:
 * to a server (`action`) or to your own script (`ringside:subscribe`). With neither, the address stays in the visitor's browser.
 *
 * @tag ringside-newsletter
 * @example
 * <ringside-newsletter look="card" action="https://boxing.example/subscribers">
 *   <form method="dialog">
 *     <label>Email address <input type="email" name="email" required autocomplete="email"></label>
 *     <button>Subscribe</button>
 *   </form>
 * </ringside-newsletter>
 *
 * @attr {'card' | 'banner' | 'bare'} look - `card` is a picture with a title, a text and the form; `banner` is one row without the
 *   picture; `bare`, the default, is the form in the page's own style.
 * @attr {string} action - The `https:` URL of the server that receives each new email address, as a POST with the JSON `{"email": "…"}`. The
 *   server must allow the page's origin (CORS). It responds with 200 to 299 on success, 409 if it already has the address, and 400 or 422
 *   if it refuses it.
 * @attr {'inherit'} font - Shows a card or a banner in the page's own font.
 * @attr {'auto' | 'light' | 'dark'} [theme=auto] - The background of the page: light, dark, or derived from the page's own colours.
 * @fires {CustomEvent<{email: string}>} ringside:subscribe - Sent before a valid new address is posted or stored. Call `preventDefault()`
 *   to store it yourself: then the element neither posts nor stores it, and reports success to the visitor. Bubbles, composed,
 *   cancelable.
 * @fires {CustomEvent<{title: string, description: string, variant?: 'default' | 'destructive'}>} ringside:notice - Sent with the outcome of a submission.
 *   Call `preventDefault()` to show it yourself; otherwise it is written below the form. Bubbles, composed, cancelable.
 * @a11y - The form is in your page's own tree, so its label, autofill and password managers work as in any form.
 * @a11y - An error is announced once, at the field, which gets the focus, `aria-invalid` and a description.
 * @a11y - A success is announced by a status region, once.
 * @a11y - Checked with axe in light, dark and forced colours, and in a window of 1280 pixels at 400 % zoom.
 * @csp script-src - The file.
 * @csp {@action} connect-src when action - The server that receives email addresses.
 * @csp img-src when look=card - The picture.
 * @csp font-src when look=card|banner - Our fonts, unless `font="inherit"` selects the page's own.
 * @slot - The form. Anything else, such as a link to a sign-up page, shows until the widget has made a form.
 * @slot title - The title of a card or a banner.
 * @slot text - The text below the title.
 * @slot note - How an email address is used. Without it, the element writes its own note.
 * @csspart panel - A card or a banner, with all parts below.
 * @csspart picture - The picture.
 * @csspart body - Everything beside or below the picture.
 * @csspart head - Kicker, title and text.
 * @csspart kicker - The line above the title, "Ringside newsletter".
 * @csspart title - The title.
 * @csspart text - The text below the title.
 * @csspart form - The box around the form.
 * @csspart note - The text about how an email address is used.
 * @cssprop {<color>} [--ringside-color=inherit] - Colour of the text.
 * @cssprop {<color>} [--ringside-background] - Background of a card or a banner.
 * @cssprop {<color>} [--ringside-accent] - Colour of the button and of the line above the title, on a card or a banner.
 * @cssprop [--ringside-font=inherit] - Font of the text.
 * @cssprop [--ringside-display] - Font of the title.
 * @cssprop {<length>} [--ringside-radius=2px] - Corner radius of a card or a banner.
 * @cssprop {<length>} [--ringside-gap=0.5em] - Space above the outcome, and between the parts of a form that the widget made.
 * @cssprop {<color>} [--ringside-urgent=light-dark(#c8241a, #ff8a7e)] - Colour of an error.
 */
export class PartnerNewsletter extends RingsideNewsletter {
  static override styles = [...RingsideNewsletter.styles, lookStyles, panelStyles];
  static override properties: PropertyDeclarations = {
    ...RingsideNewsletter.properties,
    action: {},
    font: {},
    // The sheet of the form selects by it.
    look: { reflect: true },
  };

  declare action: string | null | undefined;
  declare font: 'inherit' | null | undefined;
  declare look: 'card' | 'banner' | 'bare' | null | undefined;
  /** Set in our own iframes: offers a new email address to the page around the iframe. */
  declare offerEmail?: (email: string) => Promise<boolean>;

  readonly #look = new Look(this);
  readonly #panel = createPanel();

  protected override createRenderRoot() {
    const root = super.createRenderRoot();
    this.#panel.form.prepend(this.given, this.own);
    this.box.append(this.#panel.root);
    return root;
  }

  protected override update(changed: Map<PropertyKey, unknown>) {
    super.update(changed);
    const { className } = this.#look;
    const { action } = this;
    // The element cannot know whether the page's script takes the address.
    const place = action
      ? (targetOf(action)?.host ?? 'no server yet')
      : 'this site, or stays in this browser';
    this.#panel.show(className, `Your address goes to ${place}.`);
    const { adoptedStyleSheets } = this.getRootNode() as Document | ShadowRoot;
    const sheet = formStyles.styleSheet;
    if (sheet && this.isConnected && !adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet);
  }

  protected override subscribe(field: HTMLInputElement, tell: Tell) {
    const { value: email } = field;
    const { action } = this;
    const keep = (isKept?: boolean) => {
      if (isKept) tell(notices.added);
      else tell(isSubscribed(email) || subscribe(email) ? partnerNotices.saved : notices.unkept);
    };
    if (!isEmail(email)) tell(notices.invalid, true);
    // Email addresses saved in this browser are offered, too, because no server has received them yet.
    else if (!send(this, 'ringside:subscribe', { email })) tell(notices.added);
    else if (action) void this.#post(action, field, tell);
    else if (this.offerEmail) void this.offerEmail(email).then(keep);
    else keep();
  }

  async #post(action: string, field: HTMLInputElement, tell: Tell) {
    const target = targetOf(action);
    if (!target) console.error(`<ringside-newsletter> action "${action}": write an https: URL.`);
    const { form } = field;
    // The visitor cannot change the address while it is being sent.
    field.readOnly = true;
    form?.setAttribute('aria-busy', 'true');
    this.outcome.say(partnerNotices.sending, field);
    const notice = target ? await postAddress(target.href, field.value) : partnerNotices.failed;
    field.readOnly = false;
    form?.removeAttribute('aria-busy');
    this.outcome.clear(field);
    tell(notice, notice === notices.duplicate || notice === partnerNotices.refused);
  }
}

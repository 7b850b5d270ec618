import { defineElements } from '@ringside/shared/section/server';
import { Countdown, countdownData, Newsletter } from './widgets/views.tsx';

/** No choices: on partners' pages the widgets' own files show them, and no page has one alone. */
const choices = () => [];

/** The widgets: what each is on a partner's page, and the content of its tag until its script runs. */
export const elements = defineElements({
  /**
   * The days until a fight, such as "74 days left", then "Fight Day!" from midnight UTC of that day. Put a link with a dated
   * `<time>` into it: visitors see the link until the script has loaded, and when the date is missing or wrong. A card or a
   * banner opens the same link.
   * @example
   * <ringside-countdown look="card" fight="next">
   *   <a href="https://ringside.example/fights">Upcoming fights</a>
   * </ringside-countdown>
   *
   * @attr {string} fight - The id of one of our fights, which supplies everything shown about it, or `next` for the next fight. With
   *   `next`, the following fight replaces it four hours after its first bell. An unknown id shows the fallback, and warns in the console.
   * @attr {string} date - The day of the fight, YYYY-MM-DD, instead of the one from `fight`. Anything else shows the fallback, and
   *   warns in the console.
   * @attr {string} event - The fight's name, shown before the label, instead of the one from `fight`. An empty value shows no name.
   * @attr {'card' | 'banner' | 'line'} look - `card` is a poster with the names, records, count, place, and the start in the reader's
   *   time zone; `banner` shows them in one row; `line` is a line of text with a link. Without it, the element is a line of text only. A
   *   card or a banner without `fight` and `date` shows the next fight and warns in the console.
   * @attr {'text' | 'link' | 'none'} past - The content when the fight is over, four hours after its first bell: the slot `past`, a link to
   *   the fight, or nothing. The day of a `date` of your own is over when it has ended in every time zone, at noon UTC of the next day.
   *   Without it, "Fight Day!" stays. With `fight="next"` and no fight to come, a link to the last fight shows instead.
   * @attr {'inherit'} font - Shows a card or a banner in the page's own font.
   * @attr {'auto' | 'light' | 'dark'} [theme=auto] - The background of the page: light, dark, or derived from the page's own colours.
   * @fires {CustomEvent<{date: string, event?: string, fight?: string}>} ringside:fight-day - Sent once for each date, when the label
   *   becomes "Fight Day!": at midnight UTC, or at once if the day has already begun. Bubbles, composed.
   * @a11y - The count is text and not a live region: screen readers read it when the reader reaches it, and are never interrupted.
   * @a11y - The picture is decorative. Names, day, place and start are text, and both links name their destination.
   * @a11y - Checked with axe in light, dark and forced colours, and in a window of 1280 pixels at 400 % zoom.
   * @csp script-src - The file.
   * @csp img-src when look=card|banner - The poster.
   * @csp font-src when look=card|banner - Our fonts, unless `font="inherit"` selects the page's own.
   * @slot - The fallback, shown without script and for an invalid date. A variant opens the first link in it, or the fight
   *   itself if that link opens our site and `fight` names one of our fights.
   * @slot past - The content when the fight is over, with `past="text"`.
   * @slot picture - A picture for a card or a banner, instead of the poster.
   * @slot actions - Links for a card or a banner, instead of "Fight details" and "Add to calendar".
   * @csspart event - The fight's name.
   * @csspart label - The countdown's text; on fight day and afterwards it also has the part `fight-day`.
   * @csspart fight-day - The label on fight day and afterwards.
   * @csspart bill - A card or a banner, with all parts below.
   * @csspart picture - The poster.
   * @csspart body - Everything beside or below the poster.
   * @csspart head - Names and facts.
   * @csspart names - A link with both names and the word between them, or with the name of a fight that is not ours.
   * @csspart fighter - One fighter's name and record.
   * @csspart record - A fighter's record, such as "28-1, 22 KO".
   * @csspart versus - The word between the names.
   * @csspart facts - Day, place and start.
   * @csspart date - The day.
   * @csspart place - The place.
   * @csspart start - The start in the reader's time zone.
   * @csspart count - The label and the links.
   * @csspart days - The number of days.
   * @csspart unit - The words after the number.
   * @csspart actions - The links.
   * @csspart button - The link to the fight.
   * @csspart calendar - The link to the fight's calendar file.
   * @cssprop {<color>} [--ringside-color=inherit] - Colour of the text.
   * @cssprop {<color>} [--ringside-background] - Background of a card or a banner.
   * @cssprop {<color>} [--ringside-accent] - Colour of the count, the button and the fight's name on a card or a banner.
   * @cssprop [--ringside-font=inherit] - Font of the text.
   * @cssprop [--ringside-display] - Font of the names and of the count on a card or a banner.
   * @cssprop {<length>} [--ringside-radius=2px] - Corner radius of a card or a banner.
   * @cssprop {<length>} [--ringside-event-size=0.75em] - Size of the fight's name in a line.
   * @cssprop {<color>} [--ringside-urgent=light-dark(#c8241a, #ff8a7e)] - Colour of the label from fight day on.
   */
  'ringside-countdown': { view: Countdown, client: true, load: countdownData, choices },
  /**
   * A newsletter sign-up. Put a `<form>` with an `<input type="email" name="email" required>` inside; without one, the element makes
   * its own. The form stays in the page's own tree, where the page's styles and password managers reach it. Choose where email addresses go:
   * to a server (`action`) or to your own script (`ringside:subscribe`). With neither, the address stays in the visitor's browser.
   *
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
  'ringside-newsletter': { view: Newsletter, client: true, load: () => ({}), choices },
});

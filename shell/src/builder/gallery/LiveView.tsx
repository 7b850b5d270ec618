import { previewAddress } from '../snippets/framed.ts';
import { heightClass, type Look } from './looks.ts';

interface LiveViewProps {
  look: Look;
  /** Names of events that the frame tells this page of. */
  listen?: readonly string[];
}

/**
 * A place for a look, live in a frame. Script fills it when it comes near the window (`startShowcase.ts`); without script
 * there is none. The choice of a width (`Showcase`) sets how wide it is.
 *
 * A view that nothing is listened to is only looked at: dozens of frames would trap the keyboard and the wheel on their
 * way down the page.
 */
export function LiveView({ look, listen = [] }: LiveViewProps) {
  const { element, name, attributes } = look;
  const heard = listen.map((event) => `&${new URLSearchParams({ listen: event })}`);
  return (
    <div
      data-show={previewAddress(element, attributes) + heard.join('')}
      inert={listen.length === 0}
      data-title={`<${element.tag}>, ${name}`}
      className={`${heightClass(look)} grid place-items-center overflow-hidden border border-line bg-paper-sunk outline-offset-3 *:[grid-area:1/1] data-focused:outline-3 data-focused:outline-blue [@media(scripting:none)]:hidden [&_iframe]:block [&_iframe]:size-full [&_iframe]:border-0`}
    >
      <p aria-hidden="true" className="font-display text-3xl text-muted uppercase">
        {name}
      </p>
    </div>
  );
}

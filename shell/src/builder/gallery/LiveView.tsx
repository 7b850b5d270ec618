import { previewAddress } from '../snippets/framed.ts';
import { heightClass, type Look } from './looks.ts';

interface LiveViewProps {
  look: Look;
  /** Names of events that the frame tells this page of. */
  listen?: readonly string[];
}

/**
 * A place for a look, live in a frame. Script fills it when it comes near the window (`showcase.ts`); without script there is
 * none. The choice of a width (`Showcase`) sets how wide it is.
 */
export function LiveView({ look, listen = [] }: LiveViewProps) {
  const { element, name, attributes } = look;
  const heard = listen.map((event) => `&${new URLSearchParams({ listen: event })}`);
  return (
    <div
      data-show={previewAddress(element, attributes) + heard.join('')}
      data-title={`<${element.tag}>, ${name}`}
      className={`${heightClass(look)} grid place-items-center overflow-hidden border border-line bg-paper-sunk [@media(scripting:none)]:hidden [&_iframe]:block [&_iframe]:size-full [&_iframe]:border-0`}
    >
      <p aria-hidden="true" className="font-display text-3xl text-muted uppercase">
        {name}
      </p>
    </div>
  );
}

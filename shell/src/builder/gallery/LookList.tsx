import { LiveView } from './LiveView.tsx';
import type { Look } from './looks.ts';

interface LookListProps {
  looks: readonly Look[];
  /** Names of events that the frames tell this page of. */
  listen?: readonly string[];
}

/** Width of a view: 320 px, 576 px, or all there is. */
const WIDTHS =
  'w-80 max-w-full group-has-[[value=medium]:checked]/showcase:w-144 group-has-[[value=wide]:checked]/showcase:w-full max-sm:w-full';

/** Looks beside one another, each with a link that sets the builder to it. */
export function LookList({ looks, listen }: LookListProps) {
  return (
    <ul className="mt-6 flex flex-wrap items-start gap-6">
      {looks.map((look) => {
        const { element, name, attributes } = look;
        return (
          <li key={name} className={WIDTHS}>
            <LiveView look={look} listen={listen} />
            <p className="flex flex-wrap items-center justify-between gap-x-4">
              <span className="font-semibold">{name}</span>
              <a
                data-use
                aria-label={`Use this: ${element.tag}, ${name}`}
                href={`/embed?${new URLSearchParams({ element: element.tag, ...attributes })}#set`}
                className="inline-flex min-h-11 items-center font-semibold text-blue-deep underline decoration-2 underline-offset-4 hover:text-ink [@media(scripting:none)]:hidden"
              >
                Use this
              </a>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

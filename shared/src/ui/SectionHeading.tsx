import type { ReactNode } from 'react';

interface SectionHeadingProps {
  children: ReactNode;
  lead?: string;
  /**
   * A link to the whole list. If the label does not name the list, `to` names it for screen
   * readers.
   */
  action?: { label: string; href: string; to?: string };
  id?: string;
}

export function SectionHeading({ children, lead, action, id }: SectionHeadingProps) {
  return (
    <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3 border-ink border-t-4 pt-2 md:mb-8 md:items-end">
      <div>
        <h2 id={id} className="font-display text-3xl uppercase">
          {children}
        </h2>
        {lead && <p className="mt-2 max-w-prose text-muted max-md:hidden">{lead}</p>}
      </div>
      {action && (
        <a
          href={action.href}
          className="-my-2 inline-flex min-h-11 items-center font-semibold text-sm text-blue-deep underline decoration-2 underline-offset-4 hover:text-ink"
        >
          {action.label}
          {action.to && <span className="sr-only">{` ${action.to}`}</span>}
        </a>
      )}
    </div>
  );
}

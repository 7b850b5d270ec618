import { Icon } from '@ringside/shared/ui';
import { type KeyboardEvent, useLayoutEffect, useState } from 'react';
import { planAnchor } from '../rules/planAnchor.ts';
import { icons } from './icons.ts';
import { Plan, type ShownPlan } from './Plan.tsx';

/**
 * Shows one plan at a time. Without script, or after an error, all plans are shown without tabs.
 * `/fitness#weight-cut-pro` opens that plan, and the URL names the chosen one, so a reload, Back and a copied URL show
 * it again.
 */
export function PlanTabs({ plans }: { plans: readonly ShownPlan[] }) {
  const [active, setActive] = useState(plans[0]?.title);
  useLayoutEffect(() => {
    const showNamed = () => {
      const named = plans.find(({ title }) => `#${planAnchor(title)}` === location.hash);
      if (named) setActive(named.title);
    };
    showNamed();
    addEventListener('hashchange', showNamed);
    return () => removeEventListener('hashchange', showNamed);
  }, [plans]);
  const choose = (title: string, tab: HTMLElement) => {
    if (title === active) return;
    setActive(title);
    // On a partner's page, in a shadow root, the URL is not ours.
    if (tab.getRootNode() === document)
      history.replaceState(history.state, '', `#${planAnchor(title)}`);
  };
  return (
    <>
      <div
        role="tablist"
        aria-label="Plans"
        className="not-in-data-[state=failed]:[@media(scripting:enabled)]:grid hidden md:grid-cols-3"
      >
        {plans.map(({ title, icon }, index) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`${planAnchor(title)}-tab`}
            aria-controls={planAnchor(title)}
            aria-selected={title === active}
            tabIndex={title === active ? 0 : -1}
            onClick={({ currentTarget }) => choose(title, currentTarget)}
            onFocus={({ currentTarget }) => choose(title, currentTarget)}
            onKeyDown={(event) => moveFocus(event, index)}
            className="flex min-h-16 items-center gap-3 border-line border-b-4 px-4 py-3 text-left font-display text-2xl text-muted uppercase transition-[color,background-color,border-color] hover:border-ink hover:text-ink active:bg-paper-sunk aria-selected:forced-color-adjust-none aria-selected:border-blue aria-selected:bg-white aria-selected:text-ink"
          >
            <Icon icon={icons[icon]} className="size-7 shrink-0" />
            {title}
          </button>
        ))}
      </div>
      {plans.map((plan, index) => (
        <section
          key={plan.title}
          role="tabpanel"
          id={planAnchor(plan.title)}
          aria-labelledby={`${planAnchor(plan.title)}-tab`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users can only reach a panel without links this way.
          tabIndex={0}
          data-active={plan.title === active}
          className="not-print:not-in-data-[state=failed]:[@media(scripting:enabled)]:data-[active=false]:hidden"
        >
          <Plan plan={plan} isFirst={index === 0} />
        </section>
      ))}
    </>
  );
}

/** @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/ */
function moveFocus(event: KeyboardEvent<HTMLElement>, index: number) {
  const moves: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    Home: 0,
    End: -1,
  };
  const to = moves[event.key];
  if (to === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const tabs = [
    ...(event.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? []),
  ];
  tabs.at(to % tabs.length)?.focus();
}

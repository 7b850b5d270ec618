import { UNTIL_FOUND } from '@ringside/shared/section';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { planAnchor } from '../rules/planAnchor.ts';
import { Plan, type WholePlan } from './Plan.tsx';

/**
 * Shows one plan at a time. Without script, or after an error, all plans are shown without tabs.
 * `/fitness#weight-cut-pro` opens that plan, and the URL names the chosen one, so a reload, Back
 * and a copied URL show it again. Find in page and text fragments also search the closed plans, and
 * the browser opens the one in which it finds something, also before this runs.
 */
export function PlanTabs({ plans }: { plans: readonly WholePlan[] }) {
  const list = useRef<HTMLDivElement>(null);
  const [active, choose] = useChosenPlan(plans, list);

  return (
    <>
      <div
        role="tablist"
        aria-label="Plans"
        className="plan-tabs not-in-data-[state=failed]:[@media(scripting:enabled)]:grid hidden"
      >
        {plans.map(({ title }, index) => (
          <button
            key={title}
            type="button"
            role="tab"
            id={`${planAnchor(title)}-tab`}
            aria-controls={planAnchor(title)}
            aria-selected={title === active}
            tabIndex={title === active ? 0 : -1}
            onClick={() => choose(title)}
            onFocus={() => choose(title)}
            onKeyDown={(event) => moveFocus(event, index)}
            className="hover:bg-paper-sunk aria-selected:forced-color-adjust-none aria-selected:bg-ink aria-selected:text-white"
          >
            {title}
          </button>
        ))}
      </div>

      <div ref={list} className="plans">
        {plans.map((plan, index) => (
          <section
            key={plan.title}
            id={planAnchor(plan.title)}
            {...(index > 0 && UNTIL_FOUND)}
            {...(plan.title === active && {
              role: 'tabpanel',
              'aria-labelledby': `${planAnchor(plan.title)}-tab`,
              // Keyboard users can only reach a panel without links this way.
              tabIndex: 0,
            })}
            className="plan"
          >
            <Plan plan={plan} isFirst={index === 0} />
          </section>
        ))}
      </div>
    </>
  );
}

/**
 * Keeps the chosen plan, the URL and the hidden panels in step. Returns the title of the chosen
 * plan.
 */
function useChosenPlan(plans: readonly WholePlan[], list: RefObject<HTMLElement | null>) {
  const [active, setActive] = useState(plans[0]?.title);

  const choose = (title: string) => {
    if (title === active) return;
    setActive(title);
    // On a partner's page, in a shadow root, the URL is not ours.
    if (list.current?.getRootNode() === document)
      history.replaceState(history.state, '', `#${planAnchor(title)}`);
  };

  // The plan that the URL names, else the one that the browser has opened before this ran.
  useLayoutEffect(() => {
    const showNamed = () => {
      const named = plans.find(({ title }) => `#${planAnchor(title)}` === location.hash);
      if (named) setActive(named.title);
    };
    const panels = [...(list.current?.children ?? [])];
    // Where nothing is hidden, the browser has drawn the plans itself.
    const isPrerendered = panels.some(isHidden);
    const found = plans.findLast((_, index) => isPrerendered && !isHidden(panels[index]));
    if (found) setActive(found.title);
    showNamed();

    // An arrow key may have moved the focus to another tab before this ran.
    const tabs = list.current?.previousElementSibling;
    tabs?.querySelector<HTMLElement>('[aria-selected=false]:focus')?.click();

    addEventListener('hashchange', showNamed);
    return () => removeEventListener('hashchange', showNamed);
  }, [plans, list]);

  useLayoutEffect(() => {
    for (const [index, panel] of [...(list.current?.children ?? [])].entries())
      if (plans[index]?.title === active) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
  }, [plans, active, list]);

  // The plan in which the browser finds the words that the visitor looks for.
  useLayoutEffect(() => {
    const showFound = ({ target }: Event) => {
      const found = plans.find(({ title }) => planAnchor(title) === (target as Element).id);
      if (found) choose(found.title);
    };
    const { current } = list;
    current?.addEventListener('beforematch', showFound);
    return () => current?.removeEventListener('beforematch', showFound);
  });

  return [active, choose] as const;
}

const isHidden = (panel?: Element) => panel?.hasAttribute('hidden') ?? true;

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

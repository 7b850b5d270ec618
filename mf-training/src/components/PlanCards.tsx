import { ButtonLink, Picture } from '@ringside/shared/ui';
import { useId } from 'react';
import { planAnchor } from '../rules/planAnchor.ts';
import type { ShownPlan } from './Plan.tsx';

/** From a tablet on, the plans are a list beside the first one's large picture (styles.css). */
export function PlanCards({ plans }: { plans: readonly ShownPlan[] }) {
  const prefix = useId();
  return (
    <ul tabIndex={-1} className="plan-cards shelf">
      {plans.map(({ id, title, goal, picture }, index) => (
        <li key={id} className="flex flex-col gap-3">
          {index === 0 && (
            <div>
              <Picture picture={picture} alt="" sizes="80vw" className="aspect-poster" />
            </div>
          )}
          <h3 id={`${prefix}${id}`} className="font-display text-2xl uppercase">
            {title}
          </h3>
          <p>{goal}</p>
          <ButtonLink
            variant="secondary"
            className="mt-auto place-self-start"
            href={`/fitness#${planAnchor(title)}`}
            aria-describedby={`${prefix}${id}`}
          >
            View Plan Details
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

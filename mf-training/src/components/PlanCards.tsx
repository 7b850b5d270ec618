import { ButtonLink, Picture } from '@ringside/shared/ui';
import { useId } from 'react';
import { planAnchor } from '../rules/planAnchor.ts';
import type { ShownPlan } from './Plan.tsx';

/** On the smallest phones the cards have no pictures, so that the latest news begin early. */
export function PlanCards({ plans }: { plans: readonly ShownPlan[] }) {
  const prefix = useId();
  return (
    <ul tabIndex={-1} className="shelf gap-x-8 md:grid md:grid-cols-3">
      {plans.map(({ id, title, goal, picture }) => (
        <li key={id} className="flex flex-col">
          <div className="max-[352px]:hidden">
            <Picture
              picture={picture}
              alt=""
              sizes="(width >= 80rem) 24rem, (width >= 48rem) 50vw, 80vw"
              className="mb-4 aspect-poster"
            />
          </div>
          <h3 id={`${prefix}${id}`} className="mb-3 font-bold text-xl">
            {title}
          </h3>
          <p className="mb-4 text-pretty max-[352px]:hidden">{goal}</p>
          <ButtonLink
            variant="secondary"
            className="mt-auto self-start"
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

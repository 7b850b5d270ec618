import { ButtonLink, Icon } from '@ringside/shared/ui';
import { useId } from 'react';
import type { FitnessPlan } from '../content/schema.ts';
import { planAnchor } from '../rules/planAnchor.ts';
import { icons } from './icons.ts';

export function PlanCards({ plans }: { plans: readonly FitnessPlan[] }) {
  const prefix = useId();
  return (
    <ul tabIndex={-1} className="shelf gap-x-8 md:grid md:grid-cols-3">
      {plans.map(({ id, title, goal, icon }) => (
        <li key={id} className="flex flex-col">
          <Icon icon={icons[icon]} className="size-8 text-blue" />
          <h3 id={`${prefix}${id}`} className="mt-2 font-bold text-xl">
            {title}
          </h3>
          <p className="mt-1 mb-4 text-pretty text-muted">{goal}</p>
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

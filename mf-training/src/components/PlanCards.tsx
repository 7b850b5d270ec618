import { ButtonLink, Icon } from '@ringside/shared/ui';
import { useId } from 'react';
import type { FitnessPlan } from '../content/schema.ts';
import { planAnchor } from '../rules/planAnchor.ts';
import { icons } from './icons.ts';

export function PlanCards({ plans }: { plans: readonly FitnessPlan[] }) {
  const prefix = useId();
  return (
    <ul className="grid gap-x-8 gap-y-12 md:grid-cols-3">
      {plans.map(({ id, title, goal, icon, description }) => (
        <li key={id} className="flex flex-col items-start">
          <Icon icon={icons[icon]} className="size-10 text-blue" />
          <h3 id={`${prefix}${id}`} className="mt-3 font-display text-3xl uppercase">
            {title}
          </h3>
          <p className="mt-2 font-semibold text-lg">{goal}</p>
          <p className="mt-2 mb-5 text-pretty text-muted">{description}</p>
          <ButtonLink
            variant="secondary"
            className="mt-auto"
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

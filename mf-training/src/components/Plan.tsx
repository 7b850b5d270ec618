import type { PictureData } from '@ringside/shared/contract';
import { Icon, Picture } from '@ringside/shared/ui';
import type { FitnessPlan, PlanIcon } from '../content/schema.ts';
import { icons } from './icons.ts';

export type ShownPlan = Omit<FitnessPlan, 'picture'> & { picture: PictureData };

export function Plan({ plan, isFirst }: { plan: ShownPlan; isFirst: boolean }) {
  const { title, goal, description, dietPlan, workoutPlan, picture } = plan;
  return (
    <div className="grid gap-x-12 gap-y-10 py-10 md:py-12 lg:grid-cols-2 print:break-inside-avoid print:grid-cols-2 print:gap-x-8 print:gap-y-4 print:py-4">
      <div className="grid items-start gap-x-12 gap-y-6 md:grid-cols-2 lg:col-span-2 print:col-span-2 print:grid-cols-2">
        <Picture
          picture={picture}
          alt=""
          priority={isFirst}
          sizes="(width >= 80rem) 37rem, (width >= 48rem) 50vw, 80vw"
          className="aspect-poster"
        />
        <div>
          <h2 className="font-display text-4xl uppercase print:text-3xl">{title}</h2>
          <p className="mt-3 font-semibold text-lg">{goal}</p>
          <p className="mt-3 max-w-prose text-lg">{description}</p>
        </div>
      </div>
      <Table
        {...dietPlan}
        rows={dietPlan.meals.map(({ meal, description }) => [meal, description])}
      />
      <Table {...workoutPlan} rows={workoutPlan.schedule.map(({ day, focus }) => [day, focus])} />
    </div>
  );
}

function Table({
  title,
  icon,
  rows,
}: {
  title: string;
  icon: PlanIcon;
  rows: readonly string[][];
}) {
  return (
    <div className="border-ink border-t-4 pt-4">
      <h3 className="flex items-center gap-3 font-bold text-xl">
        <Icon icon={icons[icon]} className="size-6 shrink-0 text-blue" />
        {title}
      </h3>
      <dl className="mt-3">
        {rows.map(([term, text]) => (
          <div
            key={term}
            className="grid gap-x-4 border-line border-b py-3 last:border-b-0 sm:grid-cols-[8rem_1fr] print:grid-cols-[5rem_1fr] print:py-1 print:text-sm"
          >
            <dt className="font-bold">{term}</dt>
            <dd className="text-pretty">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

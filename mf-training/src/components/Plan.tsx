import type { PictureData } from '@ringside/shared/contract';
import { Icon, Picture } from '@ringside/shared/ui';
import type { PropsWithChildren } from 'react';
import type { FitnessPlan, PlanIcon } from '../content/schema.ts';
import { isRestDay } from '../rules/isRestDay.ts';
import { icons } from './icons.ts';

export type ShownPlan = Omit<FitnessPlan, 'picture'> & { picture: PictureData };

export function Plan({ plan, isFirst }: { plan: ShownPlan; isFirst: boolean }) {
  const { title, goal, description, dietPlan, workoutPlan, picture } = plan;
  return (
    <div className="grid gap-10 py-10 md:py-12 print:break-inside-avoid print:grid-cols-2 print:gap-x-8 print:gap-y-4 print:py-4">
      <div className="grid items-center gap-x-12 gap-y-6 md:grid-cols-2 print:col-span-2 print:grid-cols-2 print:items-start">
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
      <Part {...dietPlan}>
        <dl className="mt-3 lg:grid lg:grid-cols-4 lg:gap-x-8">
          {dietPlan.meals.map(({ meal, description }) => (
            <div
              key={meal}
              className="grid content-start gap-x-4 border-line py-3 max-lg:not-last:border-b sm:max-lg:grid-cols-[8rem_1fr] print:grid-cols-[5rem_1fr] print:py-1 print:text-sm"
            >
              <dt className="font-bold">{meal}</dt>
              <dd className="text-pretty">{description}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part {...workoutPlan}>
        <dl className="mt-4 grid gap-1 sm:grid-cols-2 md:grid-cols-3 xl:grid-cols-6 print:mt-3 print:grid-cols-1 print:gap-0">
          {workoutPlan.schedule.map(({ day, focus }) => (
            <div
              key={day}
              className={`p-4 print:grid print:grid-cols-[5rem_1fr] print:gap-x-4 print:px-0 print:py-1 print:text-sm ${isRestDay(focus) ? 'bg-blue text-white' : 'bg-white'}`}
            >
              <dt className="font-display text-2xl uppercase print:text-base">{day}</dt>
              <dd className="mt-1 text-pretty print:mt-0">{focus}</dd>
            </div>
          ))}
        </dl>
      </Part>
    </div>
  );
}

function Part({ title, icon, children }: PropsWithChildren<{ title: string; icon: PlanIcon }>) {
  return (
    <div className="border-ink border-t-4 pt-4">
      <h3 className="flex items-center gap-3 font-display text-3xl uppercase print:text-xl">
        <Icon icon={icons[icon]} className="size-8 shrink-0 text-blue print:size-6" />
        {title}
      </h3>
      {children}
    </div>
  );
}

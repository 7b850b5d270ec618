import type { PictureData } from '@ringside/shared/contract';
import { Picture } from '@ringside/shared/ui';
import type { PropsWithChildren } from 'react';
import type { FitnessPlan } from '../content/schema.ts';
import { effortName } from '../rules/effortName.ts';

export type ShownPlan = Omit<FitnessPlan, 'picture'> & { picture: PictureData };
/** On its own page, a plan also shows its meals. */
export type WholePlan = ShownPlan & { mealsPicture: PictureData };

export function Plan({ plan, isFirst }: { plan: WholePlan; isFirst: boolean }) {
  const { title, goal, description, dietPlan, workoutPlan, picture, mealsPicture } = plan;
  return (
    <div className="grid gap-10 py-10 md:py-12">
      <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[7fr_5fr]">
        <Picture
          picture={picture}
          alt=""
          priority={isFirst}
          sizes="(width >= 80rem) 44rem, (width >= 64rem) 55vw, 80vw"
          className="aspect-poster md:max-lg:aspect-16/9"
        />
        <div>
          <h2 className="font-display text-4xl uppercase lg:text-[min(6.5vw,6rem)] print:text-3xl">
            {title}
          </h2>
          <p className="mt-3 text-balance font-semibold text-lg lg:text-xl">{goal}</p>
          <p className="mt-3 max-w-prose text-lg">{description}</p>
        </div>
      </div>

      <Part title={dietPlan.title}>
        <dl className="meals">
          {dietPlan.meals.map(({ meal, description }) => (
            <div key={meal}>
              <dt>{meal}</dt>
              <dd>
                <Picture
                  picture={mealsPicture}
                  alt=""
                  sizes="(width >= 64rem) 40rem, (width >= 48rem) 80vw, 15rem"
                />
              </dd>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
      </Part>

      <Part title={workoutPlan.title} note="How hard each day is, out of 10">
        <dl className="week">
          {workoutPlan.schedule.map(({ day, focus, effort }) => (
            <div
              key={day}
              data-effort={effort}
              className={effortName(effort) === 'hard' ? 'hard' : undefined}
            >
              <dt>{day}</dt>
              <dd>
                {effort} <span className="sr-only">out of 10</span>
              </dd>
              <dd>{effortName(effort)}</dd>
              <dd>{focus}</dd>
            </div>
          ))}
        </dl>
      </Part>
    </div>
  );
}

function Part({ title, note, children }: PropsWithChildren<{ title: string; note?: string }>) {
  return (
    <div className="border-ink border-t-4 pt-4">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h3 className="font-display text-3xl uppercase">{title}</h3>
        {note && <p className="text-sm">{note}</p>}
      </div>
      {children}
    </div>
  );
}

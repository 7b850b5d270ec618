import type { PictureData } from '@ringside/shared/contract';
import { Picture } from '@ringside/shared/ui';
import type { FitnessPlan } from '../content/schema.ts';
import { PlanTable } from './PlanTable.tsx';

export type ShownPlan = Omit<FitnessPlan, 'picture'> & { picture: PictureData };

/**
 * A whole plan: its goal, its diet and its workouts.
 *
 * @param isFirst whether its picture is in the first view
 */
export function Plan({ plan, isFirst }: { plan: ShownPlan; isFirst: boolean }) {
  const { title, goal, description, dietPlan, workoutPlan, picture } = plan;
  return (
    <div className="grid gap-x-12 gap-y-10 py-10 md:py-12 lg:grid-cols-2 print:break-inside-avoid print:grid-cols-2 print:gap-x-8 print:gap-y-4 print:py-4">
      <div className="grid items-center gap-x-12 gap-y-6 md:grid-cols-2 lg:col-span-2 print:col-span-2 print:grid-cols-2">
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
          <p className="mt-3 max-w-prose">{description}</p>
        </div>
      </div>
      <PlanTable
        {...dietPlan}
        rows={dietPlan.meals.map(({ meal, description }) => ({ term: meal, text: description }))}
      />
      <PlanTable
        {...workoutPlan}
        rows={workoutPlan.schedule.map(({ day, focus }) => ({ term: day, text: focus }))}
      />
    </div>
  );
}

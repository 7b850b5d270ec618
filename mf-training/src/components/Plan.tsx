import type { PictureData } from '@ringside/shared/contract';
import { Picture } from '@ringside/shared/ui';
import type { FitnessPlan } from '../content/schema.ts';

export type ShownPlan = Omit<FitnessPlan, 'picture'> & { picture: PictureData };

export function Plan({ plan, isFirst }: { plan: ShownPlan; isFirst: boolean }) {
  const { title, goal, description, dietPlan, workoutPlan, picture } = plan;
  return (
    <div className="grid gap-10 py-10 md:py-12">
      <div className="grid items-center gap-x-12 gap-y-6 md:grid-cols-2">
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
      <div className="grid gap-10">
        <Part
          title={dietPlan.title}
          entries={dietPlan.meals.map(({ meal, description }) => [meal, description])}
        />
        <Part
          title={workoutPlan.title}
          entries={workoutPlan.schedule.map(({ day, focus, effort }) => [day, focus, effort])}
        />
      </div>
    </div>
  );
}

/** The meals of a day, or the days of a week, whose efforts are drawn (styles.css). */
function Part({ title, entries }: { title: string; entries: readonly string[][] }) {
  return (
    <div className="border-ink border-t-4 pt-4">
      <h3 className="font-display text-3xl uppercase">{title}</h3>
      <dl className="entries">
        {entries.map(([term, text, effort]) => (
          <div key={term} data-effort={effort}>
            <dt>{term}</dt>
            {effort && <dd>{effort}</dd>}
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

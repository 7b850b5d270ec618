import type { Difficulty } from '../content/schema.ts';

const LEVELS: readonly Difficulty[] = ['Beginner', 'Intermediate', 'Advanced'];

/** The difficulty of a workout: the word, and one to three bars. */
export function Level({ difficulty }: { difficulty: Difficulty }) {
  const reached = LEVELS.indexOf(difficulty);
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className="inline-flex items-end gap-0.5">
        {LEVELS.map((level, index) => (
          <span
            key={level}
            data-reached={index <= reached}
            className="h-4 w-1.5 forced-color-adjust-none bg-line data-[reached=true]:bg-blue"
          />
        ))}
      </span>
      {difficulty}
    </span>
  );
}

import { Button, Icon, Picture } from '@ringside/shared/ui';
import { useId } from 'react';
import type { Difficulty } from '../content/schema.ts';
import type { ShownWorkout } from '../load/loadPages.ts';
import { icons } from './icons.ts';
import { VideoLink } from './VideoLink.tsx';

interface WorkoutCardProps {
  workout: ShownWorkout;
  /** A shelf's cards are small: on a phone without the description, where only the overlay has the link. */
  isOnShelf: boolean;
  /** The buttons of a list would be louder than its pictures, so only the first is blue. */
  isQuiet: boolean;
  onWatch: () => void;
}

export function WorkoutCard({ workout, isOnShelf, isQuiet, onWatch }: WorkoutCardProps) {
  const { title, description, difficulty, duration, videoId, picture, sizes } = workout;
  const heading = useId();
  return (
    <article className="flex h-full flex-col">
      <Picture
        picture={picture}
        sizes={sizes ?? '(width >= 80rem) 24rem, (width >= 48rem) 50vw, 80vw'}
        className="aspect-poster"
      />
      <p className="mt-3 flex flex-wrap items-center gap-x-3 font-semibold text-sm">
        <span>{duration}</span> <Level difficulty={difficulty} />
      </p>
      <h3 id={heading} className="mt-2 font-bold text-xl">
        {title}
      </h3>
      <p className={`mt-2 ${isOnShelf ? 'max-md:hidden' : ''}`}>{description}</p>
      <div className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-4">
        <Button
          aria-haspopup="dialog"
          aria-describedby={heading}
          onClick={onWatch}
          variant={isQuiet ? 'secondary' : 'primary'}
        >
          <Icon icon={icons.play} className="size-4 fill-current" />
          Watch Video Guide
        </Button>
        <VideoLink videoId={videoId} describedBy={heading} className="text-muted text-sm" />
      </div>
    </article>
  );
}

const LEVELS: readonly Difficulty[] = ['Beginner', 'Intermediate', 'Advanced'];

function Level({ difficulty }: { difficulty: Difficulty }) {
  const reached = LEVELS.indexOf(difficulty);
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" className="level">
        {LEVELS.map((level, index) => (
          <span key={level} data-reached={index <= reached} />
        ))}
      </span>
      {difficulty}
    </span>
  );
}

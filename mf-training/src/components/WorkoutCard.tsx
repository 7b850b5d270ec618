import { Button, Icon, Picture } from '@ringside/shared/ui';
import { useId } from 'react';
import type { Difficulty } from '../content/schema.ts';
import type { ShownWorkout } from '../load/loadPages.ts';
import { icons } from './icons.ts';
import { VideoLink } from './VideoLink.tsx';

const SIZES = {
  2: '(width >= 80rem) 24rem, (width >= 48rem) 50vw, 80vw',
  3: '(width >= 80rem) 37rem, (width >= 48rem) 50vw, 80vw',
  6: '(width >= 80rem) 50rem, (width >= 64rem) 66vw, (width >= 48rem) 50vw, 80vw',
} as const;

const USUAL = {
  card: 'flex h-full flex-col',
  facts: 'mt-3 flex flex-wrap items-center gap-x-4 font-semibold text-sm',
  title: 'mt-2 flex gap-2 font-bold *:shrink-0 text-xl',
  icon: 'text-blue',
  text: 'mt-2 text-pretty',
  actions: 'mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-5',
};
const WIDE: typeof USUAL = {
  card: `${USUAL.card} lg:grid lg:grid-cols-3 lg:grid-rows-[1fr_auto_auto_auto_auto_1fr] lg:gap-x-8 lg:[&>picture]:[grid-area:1/1/-1/3]`,
  facts: `${USUAL.facts} lg:row-start-2`,
  title: `${USUAL.title} lg:row-start-3 lg:block lg:font-display lg:font-normal lg:text-3xl lg:uppercase xl:text-4xl`,
  icon: `${USUAL.icon} lg:hidden`,
  text: `${USUAL.text} lg:row-start-4 xl:text-lg`,
  actions: `${USUAL.actions} lg:row-start-5`,
};

interface WorkoutCardProps {
  workout: ShownWorkout;
  /**
   * On a phone a shelf's cards are small, so they have neither icon nor description there, and only
   * the overlay has the link.
   */
  isOnShelf: boolean;
  /** How many of a wide window's six columns it has. In all six, its words are beside the picture. */
  places: keyof typeof SIZES;
  onWatch: () => void;
}

export function WorkoutCard({ workout, isOnShelf, places, onWatch }: WorkoutCardProps) {
  const { title, description, difficulty, duration, icon, videoId, picture } = workout;
  const heading = useId();
  const classes = places === 6 ? WIDE : USUAL;
  const onPhone = isOnShelf ? 'max-md:hidden' : '';
  return (
    <article className={classes.card}>
      <Picture picture={picture} sizes={SIZES[places]} className="aspect-poster" />
      <p className={classes.facts}>
        <span>{duration}</span> <Level difficulty={difficulty} />
      </p>
      <h3 id={heading} className={classes.title}>
        <Icon icon={icons[icon]} className={`${classes.icon} ${onPhone}`} /> {title}
      </h3>
      <p className={`${classes.text} ${onPhone}`}>{description}</p>
      <div className={classes.actions}>
        <Button
          aria-haspopup="dialog"
          aria-describedby={heading}
          onClick={onWatch}
          className={isOnShelf ? '' : 'max-sm:px-3'}
        >
          <Icon icon={icons.play} className="size-4 fill-current" />
          Watch Video Guide
        </Button>
        <VideoLink
          videoId={videoId}
          describedBy={heading}
          className={`text-blue-deep hover:text-ink ${isOnShelf ? 'max-md:[@media(scripting:enabled)]:hidden' : ''}`}
        />
      </div>
    </article>
  );
}

const LEVELS: readonly Difficulty[] = ['Beginner', 'Intermediate', 'Advanced'];

function Level({ difficulty }: { difficulty: Difficulty }) {
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

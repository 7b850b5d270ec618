import { useState } from 'react';
import type { ShownWorkout } from '../load/loadPages.ts';
import { VideoOverlay } from './VideoOverlay.tsx';
import { WorkoutCard } from './WorkoutCard.tsx';

export function Workouts({ workouts }: { workouts: readonly ShownWorkout[] }) {
  const isShelf = workouts.length % 2 !== 0;
  const columns = isShelf
    ? 'highlights shelf md:grid'
    : 'grid gap-y-12 md:grid-cols-2 lg:grid-cols-3 lg:gap-x-8';
  const [watched, setWatched] = useState<ShownWorkout>();
  return (
    <>
      <ul tabIndex={-1} className={`gap-x-6 ${columns}`}>
        {workouts.map((workout, index) => (
          <li key={workout.id} id={`workout-${workout.id}`} data-places={workout.places}>
            <WorkoutCard
              workout={workout}
              isOnShelf={isShelf}
              isQuiet={index > 0}
              onWatch={() => setWatched({ ...workout })}
            />
          </li>
        ))}
      </ul>
      {/* The video service is contacted only now. */}
      {watched && <VideoOverlay video={watched} onClose={() => setWatched(undefined)} />}
    </>
  );
}

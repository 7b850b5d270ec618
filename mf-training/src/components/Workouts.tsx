import { useState } from 'react';
import type { loadWorkouts, ShownWorkout } from '../load/loadPages.ts';
import { placesOf } from '../rules/placesOf.ts';
import { VideoOverlay } from './VideoOverlay.tsx';
import { WorkoutCard } from './WorkoutCard.tsx';

const SPANS = { 2: 'lg:col-span-2', 3: 'lg:col-span-3', 6: 'lg:col-span-6' } as const;

/**
 * Fragments have equal cards. The training page's lead fills the first row of a wide window, and
 * the last cards share theirs.
 */
export function Workouts({
  workouts,
  hasLead = false,
}: ReturnType<typeof loadWorkouts> & { hasLead?: boolean }) {
  const isShelf = workouts.length % 2 !== 0;
  const columns = isShelf
    ? 'shelf md:grid md:grid-cols-3'
    : `grid md:grid-cols-2 ${hasLead ? 'lg:grid-cols-6' : 'lg:grid-cols-3'}`;
  const [watched, setWatched] = useState<ShownWorkout>();
  return (
    <>
      <ul tabIndex={-1} className={`gap-x-6 gap-y-12 lg:gap-x-8 ${columns}`}>
        {workouts.map((workout, index) => {
          const places = hasLead ? placesOf(index, workouts.length) : 2;
          return (
            <li
              key={workout.id}
              id={`workout-${workout.id}`}
              className={hasLead ? SPANS[places] : undefined}
            >
              <WorkoutCard
                workout={workout}
                isOnShelf={isShelf}
                places={places}
                onWatch={() => setWatched({ ...workout })}
              />
            </li>
          );
        })}
      </ul>
      {/* The video service is contacted only now. */}
      {watched && <VideoOverlay video={watched} onClose={() => setWatched(undefined)} />}
    </>
  );
}

import { Workouts } from './components/Workouts.tsx';

/**
 * The training section: workouts with video guides and training articles, or the fitness plans.
 *
 * @tag ringside-training
 * @mixes section
 * @mixes embedded
 * @attr {string} [path=/training] - Which page of the section: `/training` or `/fitness`.
 * @csp {https://www.youtube-nocookie.com} frame-src - Players of videos.
 */

export const views = {
  /**
   * Workouts with their video guides.
   *
   * @tag ringside-workouts
   * @mixes embedded
   * @attr {number} [limit] - How many workouts, from the first; all without it.
   * @csp {https://www.youtube-nocookie.com} frame-src - Players of videos.
   * @csp img-src - Pictures.
   */
  'ringside-workouts': Workouts,
};

/** Preferences in choosing exercises. */
import type { Level, RequiredItem } from '#common/exercises/exercises';
import type { Experience, Goal } from '#common/workout-plans/workout-plans';

/** The library has no level above advanced. */
export const LEVEL_MAX: Record<Experience, Level> = {
  beginner: 'beginner',
  intermediate: 'intermediate',
  advanced: 'advanced',
  expert: 'advanced',
};

/** Single-joint or lightly loaded exercises of a large movement: used only when no other exercise of it is left. */
export const ASSISTANCE: readonly string[] = [
  'cable-face-pull',
  'dumbbell-fly',
  'dumbbell-pullover',
  'dumbbell-side-bend',
  'prone-y-raise',
  'scapular-pull-up',
  'straight-arm-pulldown',
];
/** Swings suit circuits and long sets, but not a few heavy reps. */
export const SWINGS: readonly string[] = ['kettlebell-swing'];
export const GOALS_OF_FEW_REPS: readonly Goal[] = ['strength', 'muscle_gain'];

export const HARD_BODYWEIGHT: readonly string[] = [
  'chin-up',
  'hanging-leg-raise',
  'parallel-bar-dip',
  'pistol-squat',
  'pull-up',
  'stability-ball-pike',
];

export const BARS: readonly RequiredItem[] = ['pull_up_bar', 'dip_bars'];
export const HEAVY: readonly RequiredItem[] = [
  'barbell',
  'dumbbell',
  'kettlebell',
  'machine',
  'plates',
  ...BARS,
];

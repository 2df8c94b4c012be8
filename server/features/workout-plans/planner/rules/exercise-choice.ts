/** Which exercises are preferred, and which come last. */
import type { Level, Need } from '#common/exercises';
import type { Experience, Goal } from '#common/workout-plans';

/** The library has no level above advanced. */
export const LEVEL_MAX: Record<Experience, Level> = {
  beginner: 'beginner',
  intermediate: 'intermediate',
  advanced: 'advanced',
  expert: 'advanced',
};

/** Of a large movement, but with one joint or little load: only where nothing else of the movement is left. */
export const ASSISTANCE: readonly string[] = [
  'cable-face-pull',
  'dumbbell-fly',
  'dumbbell-pullover',
  'dumbbell-side-bend',
  'prone-y-raise',
  'scapular-pull-up',
  'straight-arm-pulldown',
];
/** Swings, for circuits and long sets: not for a few heavy reps. */
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

export const BARS: readonly Need[] = ['pull_up_bar', 'dip_bars'];
export const HEAVY: readonly Need[] = ['barbell', 'dumbbell', 'kettlebell', 'machine', 'plates', ...BARS];

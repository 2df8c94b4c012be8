/** Lengths and exercises of warm-up and cool-down. */
import type { Muscle } from '#common/exercises/exercises';
import type { Range } from './sets-and-reps';

export const WARM_UP_SECONDS_MIN = 330;
export const COOL_DOWN_SECONDS_MIN = 300;
export const MOBILITY_REPS: Range = { min: 8, max: 10 };
export const MOBILITY_EXERCISES = 3;
export const MOBILITY_EXERCISES_MIN = 2;
/** Minimum easy movement before and after a session. */
export const EASY_SECONDS_MIN = { before: 150, after: 60 } as const;

export const COOL_DOWN_STRETCH = { sets: 1, min: 30, max: 30, count: 4 } as const;
/** Held longer, at the end of a flexibility session. */
export const RELAXING_STRETCHES: readonly string[] = ['childs-pose', 'supine-spinal-twist'];
export const RELAXING_STRETCH = { sets: 1, min: 45, max: 60 } as const;

/** Leg muscles used by cardio. */
export const USED_BY_CARDIO: readonly Muscle[] = ['calves', 'quadriceps', 'hamstrings', 'glutes'];
/** Fills up the cool-down if the muscles of the session have fewer suitable stretches than it needs. */
export const DEFAULT_STRETCH_MUSCLES: readonly Muscle[] = ['upper_back', 'hamstrings', 'calves'];

/** How a session begins and ends. */
import type { Muscle } from '#common/exercises';
import type { Range } from './sets-and-reps';

export const WARM_UP_SECONDS_MIN = 330;
export const COOL_DOWN_SECONDS_MIN = 300;
export const MOBILITY_REPS: Range = { min: 8, max: 10 };
export const MOBILITY_EXERCISES = 3;
export const MOBILITY_EXERCISES_MIN = 2;
/** Shortest easy movement before a session, and after it. */
export const EASY_SECONDS_MIN = { before: 150, after: 60 } as const;

export const COOL_DOWN_STRETCH = { sets: 1, min: 30, max: 30, count: 4 } as const;
/** Held longer, to end a flexibility session with. */
export const RELAXING_STRETCHES: readonly string[] = ['childs-pose', 'supine-spinal-twist'];
export const RELAXING_STRETCH = { sets: 1, min: 45, max: 60 } as const;

/** What cardio asks of the legs. */
export const USED_BY_CARDIO: readonly Muscle[] = ['calves', 'quadriceps', 'hamstrings', 'glutes'];
/** Stretched where the muscles of the session have no stretch that may be done. */
export const STRETCHED_ANYWAY: readonly Muscle[] = ['upper_back', 'hamstrings', 'calves'];

/** Limits per week. */
import type { Muscle } from '#common/exercises/exercises';

export const DAYS_OF_WEEK = 7;

/** Maximum weekly sets per muscle, counting only exercises that mainly train it. */
export const WEEKLY_SETS_MAX = 20;

/** Maximum ratio between the weekly sets of pushing and of pulling. */
export const PUSH_PULL_RATIO_MAX = 1.25;

export const BACK: readonly Muscle[] = ['lats', 'upper_back'];
/** Muscle groups that should be trained twice a week. */
export const LARGE_GROUPS: Readonly<Record<string, readonly Muscle[]>> = {
  chest: ['chest'],
  back: BACK,
  shoulders: ['shoulders'],
  'front of the thighs': ['quadriceps'],
  'seat and back of the thighs': ['glutes', 'hamstrings'],
};

/** Recommended minutes of moderate cardio per week. */
export const CARDIO_MINUTES_A_WEEK = 150;

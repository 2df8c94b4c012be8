/** What holds for a week as a whole. */
import type { Muscle } from '#common/exercises';

export const DAYS_OF_WEEK = 7;

/** Sets of one muscle in a week, counted where it works most. */
export const WEEKLY_SETS_MAX = 20;

/** Sets of pushing and of pulling in a week differ by no more than a quarter. */
export const PUSH_PULL_RATIO_MAX = 1.25;

export const BACK: readonly Muscle[] = ['lats', 'upper_back'];
/** Muscles that are to be trained twice a week. */
export const LARGE_GROUPS: Readonly<Record<string, readonly Muscle[]>> = {
  chest: ['chest'],
  back: BACK,
  shoulders: ['shoulders'],
  'front of the thighs': ['quadriceps'],
  'seat and back of the thighs': ['glutes', 'hamstrings'],
};

/** Cardio at a moderate pace. */
export const CARDIO_MINUTES_A_WEEK = 150;

/** Durations, intervals and exercises of cardio. */
import type { Experience } from '#common/workout-plans/workout-plans';

/** Minutes per session in the first week. */
export const CARDIO_MINUTES: Record<
  'cardio' | 'weight_loss',
  Record<Experience, Record<'steady' | 'long', number>>
> = {
  cardio: {
    beginner: { steady: 20, long: 25 },
    intermediate: { steady: 25, long: 35 },
    advanced: { steady: 30, long: 40 },
    expert: { steady: 30, long: 45 },
  },
  weight_loss: {
    beginner: { steady: 25, long: 30 },
    intermediate: { steady: 30, long: 40 },
    advanced: { steady: 35, long: 45 },
    expert: { steady: 40, long: 45 },
  },
};
/** Minutes of cardio after a circuit; `easy` is for beginners' doses. */
export const FINISHER_MINUTES = { usual: 15, easy: 10 } as const;
/** Minimum length of cardio added to extend a short session, in minutes. */
export const CARDIO_FILL_MINUTES_MIN = 5;

/** Experience levels that may do fast bouts. */
export type Trained = Exclude<Experience, 'beginner'>;

/** Fast bouts: their number on a single machine, or rounds when several exercises alternate. */
export const INTERVALS: Record<
  Trained,
  { workSeconds: number; restSeconds: number; bouts: number; rounds: number }
> = {
  intermediate: { workSeconds: 60, restSeconds: 90, bouts: 7, rounds: 4 },
  advanced: { workSeconds: 60, restSeconds: 60, bouts: 9, rounds: 5 },
  expert: { workSeconds: 90, restSeconds: 90, bouts: 8, rounds: 6 },
};
/** Intervals of several exercises, used without a machine or a rope, with short bouts. */
export const FLOOR_INTERVAL = {
  seconds: 30,
  restSeconds: 30,
  reps: { min: 6, max: 10 },
  exercises: 4,
};

/** For long efforts at a steady pace, best first. */
export const STEADY_EXERCISES = ['brisk-walk', 'stationary-bike', 'rowing-machine'];
/** Used when none of these is available: alternating on the spot, with jumps only for non-beginners. */
export const ON_THE_SPOT = {
  easy: 'march-in-place',
  livelier: ['basic-jump-rope', 'jumping-jack', 'high-knees'],
  livelierMax: 2,
  livelierSeconds: 60,
  roundSeconds: 300,
  breakSeconds: 60,
} as const;
/** For fast bouts with a single exercise, best first. */
export const INTERVAL_EXERCISES = ['treadmill-run', 'rowing-machine', 'stationary-bike', 'basic-jump-rope'];
/** For fast bouts that alternate between exercises. */
export const FLOOR_INTERVAL_EXERCISES = [
  'high-knees',
  'mountain-climber',
  'medicine-ball-slam',
  'wall-ball',
  'burpee',
  'jumping-jack',
];
/** For the first and last minutes of a session. */
export const EASY_EXERCISES = ['stationary-bike', 'brisk-walk', ON_THE_SPOT.easy];

/** Replaces fast bouts where they are unsuitable or no exercise for them is left. */
export const QUICKER_BOUTS = { sets: 6, seconds: 120, restSeconds: 60 };

export const CARDIO_TITLES = {
  steady: 'Steady cardio',
  intervals: 'Intervals',
  changes: 'Changes of pace',
  easy: 'Easy movement',
} as const;

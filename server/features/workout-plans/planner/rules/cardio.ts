/** How long training for heart and lungs is, its fast bouts, and which exercises serve for what. */
import type { Experience } from '#common/workout-plans';

/** Minutes of the first week. */
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
/** Cardio after a circuit; less for those who train with easy doses. */
export const FINISHER_MINUTES = { usual: 15, easy: 10 } as const;
/** Shortest cardio that is added to fill a session up. */
export const CARDIO_FILL_MINUTES_MIN = 5;

/** Fast bouts are for those who train already. */
export type Trained = Exclude<Experience, 'beginner'>;

/** Fast bouts, and how many on one machine, or rounds of several exercises. */
export const INTERVALS: Record<
  Trained,
  { workSeconds: number; restSeconds: number; bouts: number; rounds: number }
> = {
  intermediate: { workSeconds: 60, restSeconds: 90, bouts: 7, rounds: 4 },
  advanced: { workSeconds: 60, restSeconds: 60, bouts: 9, rounds: 5 },
  expert: { workSeconds: 90, restSeconds: 90, bouts: 8, rounds: 6 },
};
/** Without a machine or a rope the exercises change, and each bout is short. */
export const FLOOR_INTERVAL = {
  seconds: 30,
  restSeconds: 30,
  reps: { min: 6, max: 10 },
  exercises: 4,
};

/** For one speed over a long time, the best first. */
export const STEADY_EXERCISES = ['brisk-walk', 'stationary-bike', 'rowing-machine'];
/** Where nothing of these is at hand, in turns on the spot; jumping only for those who train already. */
export const ON_THE_SPOT = {
  easy: 'march-in-place',
  livelier: ['basic-jump-rope', 'jumping-jack', 'high-knees'],
  livelierMax: 2,
  livelierSeconds: 60,
  turnSeconds: 300,
  breakSeconds: 60,
} as const;
/** For fast bouts on one thing, the best first. */
export const INTERVAL_EXERCISES = ['treadmill-run', 'rowing-machine', 'stationary-bike', 'basic-jump-rope'];
/** For fast bouts in turns. */
export const FLOOR_INTERVAL_EXERCISES = [
  'high-knees',
  'mountain-climber',
  'medicine-ball-slam',
  'wall-ball',
  'burpee',
  'jumping-jack',
];
/** For the first and the last minutes of a session. */
export const EASY_EXERCISES = ['stationary-bike', 'brisk-walk', ON_THE_SPOT.easy];

/** Instead of fast bouts, for those whom they do not suit. */
export const QUICKER_BOUTS = { sets: 6, seconds: 120, restSeconds: 60 };

export const CARDIO_TITLES = {
  steady: 'Steady cardio',
  intervals: 'Intervals',
  changes: 'Changes of pace',
  easy: 'Easy movement',
} as const;

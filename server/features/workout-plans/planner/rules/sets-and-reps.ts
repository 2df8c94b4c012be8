/** Sets, reps or seconds, and rest of strength exercises. */
import type { Experience, Goal } from '#common/workout-plans/workout-plans';
import type { SourceId } from './sources';

export interface Range {
  min: number;
  max: number;
}

export interface Dose {
  sets: number;
  reps: Range;
  restSeconds: number;
}

/** Main exercises come first and get the most sets; isolation exercises move one joint or train the trunk. */
export type Role = 'main' | 'secondary' | 'isolation';
export type ResistanceGoal = Exclude<Goal, 'flexibility'>;

type DosesOfGoal = Record<Experience, Record<Role, Dose>>;

/** Sets, reps, and rest after each set in seconds. */
export const DOSES: Record<ResistanceGoal, DosesOfGoal> = {
  strength: {
    beginner: {
      main: dose(3, [8, 12], 150),
      secondary: dose(2, [8, 12], 120),
      isolation: dose(2, [10, 15], 60),
    },
    intermediate: {
      main: dose(3, [5, 8], 180),
      secondary: dose(3, [6, 10], 120),
      isolation: dose(2, [8, 12], 75),
    },
    advanced: {
      main: dose(4, [3, 6], 180),
      secondary: dose(3, [6, 8], 120),
      isolation: dose(2, [8, 12], 75),
    },
    expert: { main: dose(5, [3, 6], 180), secondary: dose(3, [6, 8], 120), isolation: dose(2, [8, 12], 75) },
  },
  muscle_gain: {
    beginner: {
      main: dose(3, [8, 12], 90),
      secondary: dose(2, [8, 12], 90),
      isolation: dose(2, [10, 15], 60),
    },
    intermediate: {
      main: dose(4, [8, 12], 120),
      secondary: dose(3, [8, 12], 90),
      isolation: dose(3, [10, 15], 60),
    },
    advanced: {
      main: dose(4, [6, 10], 150),
      secondary: dose(3, [8, 12], 90),
      isolation: dose(3, [10, 15], 60),
    },
    expert: {
      main: dose(4, [6, 10], 150),
      secondary: dose(4, [8, 12], 90),
      isolation: dose(3, [12, 15], 60),
    },
  },
  endurance: {
    beginner: {
      main: dose(2, [15, 20], 60),
      secondary: dose(2, [15, 20], 60),
      isolation: dose(2, [15, 20], 45),
    },
    intermediate: {
      main: dose(3, [15, 20], 45),
      secondary: dose(3, [15, 20], 45),
      isolation: dose(2, [15, 20], 45),
    },
    advanced: {
      main: dose(3, [15, 25], 45),
      secondary: dose(3, [15, 25], 45),
      isolation: dose(3, [15, 25], 30),
    },
    expert: {
      main: dose(4, [15, 25], 45),
      secondary: dose(3, [15, 25], 30),
      isolation: dose(3, [15, 25], 30),
    },
  },
  weight_loss: {
    beginner: everyRole(dose(2, [10, 15], 45)),
    intermediate: everyRole(dose(3, [10, 15], 45)),
    advanced: everyRole(dose(3, [10, 15], 30)),
    expert: everyRole(dose(3, [12, 15], 30)),
  },
  cardio: {
    beginner: everyRole(dose(1, [10, 15], 45)),
    intermediate: everyRole(dose(2, [10, 15], 45)),
    advanced: everyRole(dose(2, [10, 15], 45)),
    expert: everyRole(dose(2, [12, 15], 30)),
  },
};

/** Sources of sets, reps and rest; circuits and the short strength part beside cardio are our own conventions. */
export const DOSE_SOURCES: Record<ResistanceGoal, SourceId | null> = {
  strength: 'acsm_2009',
  muscle_gain: 'acsm_2009',
  endurance: 'acsm_2009',
  weight_loss: null,
  cardio: null,
};

/** Reps where the load cannot be increased: with a band, one kettlebell or body weight. */
export const LIGHT_REPS: Record<ResistanceGoal, Range> = {
  strength: { min: 8, max: 12 },
  muscle_gain: { min: 10, max: 15 },
  endurance: { min: 15, max: 20 },
  weight_loss: { min: 10, max: 15 },
  cardio: { min: 10, max: 15 },
};

/** Maximum rest after a light set, which is less tiring than a heavy one. */
export const LIGHT_REST_SECONDS_MAX = 120;

/** Reps of body-weight exercises of which even a few are hard, such as pull-ups. */
export const HARD_BODYWEIGHT_REPS: Range = { min: 4, max: 8 };

/** Duration of exercises that are counted in seconds. */
export const HOLD_SECONDS: Record<Experience, Range> = {
  beginner: { min: 15, max: 25 },
  intermediate: { min: 20, max: 35 },
  advanced: { min: 30, max: 45 },
  expert: { min: 40, max: 60 },
};

/** Assumed duration of a rep, for estimating the length of a session. */
export const SECONDS_PER_REP = 3.5;
function dose(sets: number, [min, max]: [number, number], restSeconds: number): Dose {
  return { sets, reps: { min, max }, restSeconds };
}

function everyRole(one: Dose): Record<Role, Dose> {
  return { main: one, secondary: one, isolation: one };
}

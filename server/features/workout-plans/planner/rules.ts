/** How much, how hard and how long: the numbers of the planner, for a coach to read. */
import type { Limitation } from '#common/exercises';
import type { Experience, Goal } from '#common/workout-plans';
import type { SourceId } from './sources';

export const DAYS_OF_WEEK = 7;

export interface Range {
  min: number;
  max: number;
}

export interface Dose {
  sets: number;
  reps: Range;
  restSeconds: number;
}

/** A main exercise comes first and gets the most; an isolation exercise moves one joint, or is for the trunk. */
export type Role = 'main' | 'secondary' | 'isolation';
export type ResistanceGoal = Exclude<Goal, 'flexibility'>;

type DosesOfGoal = Record<Experience, Record<Role, Dose>>;

/** Sets x reps, and the rest after each set in seconds. */
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

/** Where sets, reps and rest come from; circuits and the short strength beside cardio are our convention. */
export const DOSE_SOURCES: Record<ResistanceGoal, SourceId | null> = {
  strength: 'acsm_2009',
  muscle_gain: 'acsm_2009',
  endurance: 'acsm_2009',
  weight_loss: null,
  cardio: null,
};

/** How many more reps would have been possible at the end of a set. */
export const EFFORTS: Record<ResistanceGoal, Record<Experience, string>> = {
  strength: everyExperience('2-4 reps left', '2-3 reps left'),
  muscle_gain: everyExperience('2-3 reps left', '1-3 reps left'),
  endurance: everyExperience('3-4 reps left', '2-4 reps left'),
  weight_loss: everyExperience('3-4 reps left', '2-4 reps left'),
  cardio: everyExperience('3-4 reps left', '2-4 reps left'),
};

/** Reps where the load cannot be made heavy: with a band, one kettlebell or the own body. */
export const LIGHT_REPS: Record<ResistanceGoal, Range> = {
  strength: { min: 8, max: 12 },
  muscle_gain: { min: 10, max: 15 },
  endurance: { min: 15, max: 20 },
  weight_loss: { min: 10, max: 15 },
  cardio: { min: 10, max: 15 },
};

/** Longest rest after such a set: it tires less than a heavy one. */
export const LIGHT_REST_SECONDS_MAX = 120;

/** Reps with the own body where already a few are hard, such as pull-ups. */
export const HARD_BODYWEIGHT_REPS: Range = { min: 4, max: 8 };

/** How long an exercise is held that is counted in seconds. */
export const HOLD_SECONDS: Record<Experience, Range> = {
  beginner: { min: 15, max: 25 },
  intermediate: { min: 20, max: 35 },
  advanced: { min: 30, max: 45 },
  expert: { min: 40, max: 60 },
};

/** With these, sets are as for a beginner and cardio stays moderate, whatever the experience. */
export const EASY_WITH: readonly Limitation[] = ['high_blood_pressure', 'pregnancy'];

export const SECONDS_PER_REP = 3.5;
export const SESSION_MINUTES: Range = { min: 25, max: 75 };
export const WARM_UP_SECONDS_MIN = 330;
export const COOL_DOWN_SECONDS_MIN = 300;

/** Sets of one muscle in a week, counted where it works most. */
export const WEEKLY_SETS_MAX = 20;

/** Sets of pushing and of pulling in a week differ by no more than a quarter. */
export const PUSH_PULL_RATIO_MAX = 1.25;

/** Stretches of a session, and their sets as the weeks go on: about a minute in all for each. */
export const STRETCHES: Record<Experience, number> = {
  beginner: 8,
  intermediate: 9,
  advanced: 10,
  expert: 12,
};
export const STRETCH_REST_SECONDS = 10;
export const STRETCH_EFFORT = 'mild tension, no pain';

export const COOL_DOWN_STRETCH = { sets: 1, min: 30, max: 30, count: 4 } as const;
/** Held longer, to end a flexibility session with. */
export const RELAXING_STRETCHES: readonly string[] = ['childs-pose', 'supine-spinal-twist'];
export const RELAXING_STRETCH = { sets: 1, min: 45, max: 60 } as const;
export const MOBILITY_REPS: Range = { min: 8, max: 10 };
export const MOBILITY_EXERCISES = 3;
export const MOBILITY_EXERCISES_MIN = 2;
/** Shortest easy movement before a session, and after it. */
export const EASY_SECONDS_MIN = { before: 150, after: 60 } as const;

function dose(sets: number, [min, max]: [number, number], restSeconds: number): Dose {
  return { sets, reps: { min, max }, restSeconds };
}

function everyRole(one: Dose): Record<Role, Dose> {
  return { main: one, secondary: one, isolation: one };
}

function everyExperience(beginner: string, others: string): Record<Experience, string> {
  return { beginner, intermediate: others, advanced: others, expert: others };
}

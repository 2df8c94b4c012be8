/** Progression from week to week. */
import type { Goal, PlanDays } from '#common/workout-plans/workout-plans';
import type { DaySession } from './sessions';
import type { Range } from './sets-and-reps';

/** Purpose of a week. */
export type Stage = 'base' | 'more_reps' | 'more_load' | 'lighter' | 'test';

export interface Phase {
  stage: Stage;
  /** The second block uses other variants of the exercises than the first. */
  block: 0 | 1;
  /** Days of this week within the plan, 7 unless the plan ends earlier. */
  days: number;
}

const week = (stage: Stage, block: Phase['block'] = 0, days = 7): Phase => ({ stage, block, days });
const fourWeeks = (block: Phase['block']) =>
  (['base', 'more_reps', 'more_load', 'lighter'] as const).map((stage) => week(stage, block));

/** The weeks of a plan by its length in days; the last week may be cut short. */
export const PHASES: Record<PlanDays, readonly Phase[]> = {
  7: [week('base')],
  10: [week('base'), week('more_reps', 0, 3)],
  14: [week('base'), week('more_reps')],
  21: [week('base'), week('more_reps'), week('more_load')],
  30: [...fourWeeks(0), week('test', 0, 2)],
  60: [...fourWeeks(0), ...fourWeeks(1), week('test', 0, 4)],
};

/** Last days of a plan of 30 or 60 days, which re-test exercises of the first week. */
export const CLOSING_DAYS: Record<Goal, readonly DaySession[]> = {
  strength: ['testUpper', 'testLower', 'rest', 'stretchLower'],
  muscle_gain: ['testUpper', 'testLower', 'rest', 'stretchLower'],
  endurance: ['testUpper', 'testLower', 'rest', 'stretchLower'],
  weight_loss: ['testUpper', 'testLower', 'rest', 'longCardio'],
  cardio: ['longCardio', 'steadyA', 'rest', 'steadyB'],
  flexibility: ['stretchLower', 'stretchUpper', 'rest', 'stretchLower'],
};

/** Sets of a re-test: one to warm up and one that counts. */
export const TEST_SETS = 2;
export const TEST_REST_SECONDS = 180;

/** Fraction of the usual sets in a lighter week. */
export const LIGHTER_SETS = 0.6;
/** Increase of the load in per cent; the guidance recommends 2 to 10. */
export const LOAD_STEP_PERCENT = { upper: 2.5, lower: 5 } as const;

interface Step {
  reps: number;
  seconds: number;
  minutes: number;
  rounds: number;
}

const NO_STEP: Step = { reps: 0, seconds: 0, minutes: 0, rounds: 0 };

/** Changes of a stage to the first week. Loaded exercises return to their initial reps when the load goes up. */
export const STEPS: Record<Stage, { loaded: Step; unloaded: Step }> = {
  base: { loaded: NO_STEP, unloaded: NO_STEP },
  more_reps: both({ reps: 1, seconds: 5, minutes: 5, rounds: 1 }),
  more_load: {
    loaded: { reps: 0, seconds: 10, minutes: 10, rounds: 2 },
    unloaded: { reps: 2, seconds: 10, minutes: 10, rounds: 2 },
  },
  lighter: both({ reps: 0, seconds: 0, minutes: -5, rounds: -2 }),
  test: { loaded: NO_STEP, unloaded: NO_STEP },
};

/** Sets and seconds of a stretch: holds get longer, the total stays about a minute. */
export const STRETCH_STEPS: Record<Stage, { sets: number; seconds: Range }> = {
  base: { sets: 3, seconds: { min: 15, max: 20 } },
  more_reps: { sets: 3, seconds: { min: 20, max: 25 } },
  more_load: { sets: 2, seconds: { min: 25, max: 30 } },
  lighter: { sets: 2, seconds: { min: 15, max: 20 } },
  test: { sets: 3, seconds: { min: 15, max: 20 } },
};

function both(step: Step) {
  return { loaded: step, unloaded: step };
}

/** Minutes that steady cardio gets longer in the second block. */
export const SECOND_BLOCK_MINUTES = 5;

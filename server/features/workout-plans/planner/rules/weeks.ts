/** Weekly schedules. */
import type { Experience, Goal } from '#common/workout-plans/workout-plans';
import type { DaySession } from './sessions';
import type { SourceId } from './sources';

const THREE_FULL_BODY: readonly DaySession[] = ['fullA', 'rest', 'fullB', 'rest', 'fullC', 'rest', 'rest'];
const UPPER_LOWER: readonly DaySession[] = ['upperA', 'lowerA', 'rest', 'upperB', 'lowerB', 'rest', 'rest'];
const FIVE_DAYS: readonly DaySession[] = ['pushA', 'pullA', 'lowerA', 'rest', 'upperB', 'lowerB', 'rest'];
const SIX_DAYS: readonly DaySession[] = ['pushA', 'pullA', 'lowerA', 'pushB', 'pullB', 'lowerB', 'rest'];
const CIRCUITS_AND_CARDIO: readonly DaySession[] = [
  'circuitA',
  'steadyA',
  'circuitB',
  'steadyB',
  'circuitC',
  'longCardio',
  'rest',
];
const SIX_DAYS_OF_STRETCHING: readonly DaySession[] = [
  'stretchLower',
  'stretchUpper',
  'stretchLower',
  'stretchUpper',
  'stretchLower',
  'stretchUpper',
  'rest',
];

/** Seven days each. The last is always a rest day, so that no two hard sessions meet across weeks. */
export const WEEKS: Record<Goal, Record<Experience, readonly DaySession[]>> = {
  strength: {
    beginner: THREE_FULL_BODY,
    intermediate: UPPER_LOWER,
    advanced: UPPER_LOWER,
    expert: FIVE_DAYS,
  },
  muscle_gain: {
    beginner: THREE_FULL_BODY,
    intermediate: UPPER_LOWER.map((one) => (one === 'upperA' ? 'upperChestA' : one)),
    advanced: FIVE_DAYS,
    expert: SIX_DAYS,
  },
  endurance: {
    beginner: THREE_FULL_BODY,
    intermediate: THREE_FULL_BODY,
    advanced: UPPER_LOWER,
    expert: FIVE_DAYS,
  },
  weight_loss: {
    beginner: ['circuitA', 'steadyA', 'rest', 'circuitB', 'steadyB', 'longCardio', 'rest'],
    intermediate: CIRCUITS_AND_CARDIO,
    advanced: CIRCUITS_AND_CARDIO.map((one) => (one === 'steadyB' ? 'intervals' : one)),
    expert: [
      'upperCircuitA',
      'lowerCircuitA',
      'intervals',
      'upperCircuitB',
      'lowerCircuitB',
      'longCardio',
      'rest',
    ],
  },
  cardio: {
    beginner: ['cardioStrengthA', 'rest', 'longCardio', 'rest', 'cardioStrengthB', 'rest', 'rest'],
    intermediate: ['cardioStrengthA', 'rest', 'intervals', 'rest', 'cardioStrengthB', 'longCardio', 'rest'],
    advanced: ['cardioStrengthA', 'intervals', 'rest', 'cardioStrengthB', 'intervals', 'longCardio', 'rest'],
    expert: ['cardioStrengthA', 'intervals', 'steadyB', 'cardioStrengthB', 'intervals', 'longCardio', 'rest'],
  },
  flexibility: {
    beginner: ['stretchLower', 'rest', 'stretchUpper', 'rest', 'stretchLower', 'rest', 'rest'],
    intermediate: [
      'stretchLower',
      'stretchUpper',
      'rest',
      'stretchLower',
      'stretchUpper',
      'stretchLower',
      'rest',
    ],
    advanced: SIX_DAYS_OF_STRETCHING,
    expert: SIX_DAYS_OF_STRETCHING,
  },
};

/** Sources of the number of training days. */
export const FREQUENCY_SOURCES: Record<Goal, SourceId | null> = {
  strength: 'acsm_2009',
  muscle_gain: 'acsm_2009',
  endurance: 'acsm_2009',
  weight_loss: null,
  cardio: null,
  flexibility: 'acsm_flexibility',
};

/** More training days than this are a convention of this planner. */
export const SOURCED_DAYS_MAX = 5;

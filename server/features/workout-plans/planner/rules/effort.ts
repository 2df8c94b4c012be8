/** Perceived effort. */
import type { Experience } from '#common/workout-plans/workout-plans';
import type { ResistanceGoal } from './sets-and-reps';

/** Reps in reserve at the end of a set. */
export const EFFORTS: Record<ResistanceGoal, Record<Experience, string>> = {
  strength: everyExperience('2–4 reps left', '2–3 reps left'),
  muscle_gain: everyExperience('2–3 reps left', '1–3 reps left'),
  endurance: everyExperience('3–4 reps left', '2–4 reps left'),
  weight_loss: everyExperience('3–4 reps left', '2–4 reps left'),
  cardio: everyExperience('3–4 reps left', '2–4 reps left'),
};

export const HOLD_EFFORT = 'stop before the position slips';
export const TEST_EFFORT = 'in the last set as many clean reps, or as long, as you can';
export const STRETCH_EFFORT = 'mild tension, no pain';

/** Perceived exertion on the Borg scale from 6 to 20. */
export const CARDIO_EFFORT = {
  easy: 'easy (effort 9–11 of 20)',
  moderate: 'you can still speak in sentences (effort 12–13 of 20)',
  vigorous: 'only a few words at a time (effort 14–16 of 20)',
} as const;

function everyExperience(beginner: string, others: string): Record<Experience, string> {
  return { beginner, intermediate: others, advanced: others, expert: others };
}

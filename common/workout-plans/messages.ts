import { WORKOUT_PLANS_SAVED_MAX } from './limits';

/** Messages about workout plans, shared by server and client. Tests compare the documented ones literally. */
export const workoutPlanMessages = {
  planLengthInvalid: (lengths: readonly number[]) =>
    `Choose one of these lengths, in days: ${lengths.join(', ')}.`,
  planFailed: (message: string) => `Error generating plan: ${message}`,
  planEmpty: 'No content generated',
  planSaved: 'Plan saved.',
  planRemoved: 'Plan removed.',
  planNotFound: 'We could not find this plan.',
  planDayNotFound: 'This plan has no such day.',
  planDayRests: 'This is a rest day: there is nothing to tick off.',
  planStartInvalid: 'Choose a day from the last two weeks or the next three months.',
  plansSavedMax: `You have saved ${WORKOUT_PLANS_SAVED_MAX} plans. Remove one first.`,
} as const;

/** Messages about the exercises of a saved plan that have been trained, shared by server and client. */
export const trainedExerciseMessages = {
  exerciseNotFound: 'This day has no such exercise.',
  setsInvalid: (sets: number) =>
    sets === 1 ? 'This exercise has 1 set.' : `This exercise has ${sets} sets.`,
} as const;

/** Messages about the exercises of a saved plan that have been trained, shared by server and client. */
export const trainedExerciseMessages = {
  exerciseNotFound: 'This day has no such exercise.',
  setsInvalid: (sets: number) =>
    sets === 1 ? 'This exercise has 1 set.' : `This exercise has ${sets} sets.`,
} as const;

import type { Muscle } from '#common/exercises/exercises';
import { studio } from '#common/studio';

/** Texts of the exercise hub; the texts of exercises come from the API. */
export const exercisesContent = {
  title: 'Exercises',
  headline: 'Exercises',
  lead: 'Find an exercise by muscle, by equipment or by name, and see how it is done.',
  description: () =>
    `Exercises for every muscle, with and without equipment: step by step, with common mistakes, breathing and who should take care. From ${studio.name} in ${studio.city}.`,
  plan: 'Make a workout plan',
  loadFailed: 'The exercises did not load.',
  filters: {
    title: 'Filters',
    open: (count: number) => (count > 0 ? `Filters (${count})` : 'Filters'),
    show: (count: number) => (count === 1 ? 'Show 1 exercise' : `Show ${count} exercises`),
    search: 'Search exercises',
    searchHint: 'Such as chest dumbbell',
    submit: 'Search',
    muscle: 'Muscle group',
    equipment: 'Equipment',
    reset: 'Reset',
  },
  list: {
    title: 'List of exercises',
    found: (count: number) => (count === 1 ? '1 Exercise Found' : `${count} Exercises Found`),
    none: 'Nothing for these filters',
    noneHint: 'Try fewer words, or another muscle or equipment.',
  },
  detail: {
    back: 'Back to the list',
    backToPlan: 'Back to the plan',
    trainsToo: 'Also trains',
    needs: 'You need',
    instructions: 'Instructions',
    noSteps:
      'There are no written steps for this exercise. Ask a fitness professional, such as one of our trainers, to show you.',
    mistakes: 'Common mistakes',
    breathing: 'Breathing',
    caution: 'Take care',
    easier: 'Easier',
    harder: 'Harder',
    advice: 'General guidance: with pain, injury or illness, ask a doctor or a physiotherapist first.',
    loadFailed: 'This exercise did not load.',
  },
  map: {
    title: 'Muscles of the body',
    front: 'Front',
    back: 'Back',
    trained: (main: string, also: string[]) =>
      also.length > 0 ? `Trains ${main} most, and also ${also.join(', ')}.` : `Trains ${main} most.`,
  },
  welcome: {
    title: 'Choose an exercise',
    text: 'Choose one from the list, or begin with a muscle.',
    muscles: ['chest', 'lats', 'shoulders', 'quadriceps', 'glutes', 'abdominals'] as const satisfies Muscle[],
  },
};

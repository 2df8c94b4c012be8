import { screen, within } from '@testing-library/react';
import { enumName } from '#common/enum-names';
import { meWith } from '../../../test/me';
import { press, renderPage } from '../../../test/render-page';
import { WorkoutPlanTab } from '../workout-plan-tab';

const SOURCE = {
  __typename: 'WorkoutPlanSource',
  id: 'acsm-2026',
  title: 'ACSM position stand, 2026',
  url: 'https://example.org/acsm',
};

const reason = (text: string, source: object | null = SOURCE) => ({
  __typename: 'WorkoutPlanReason',
  text,
  source,
});

const SQUAT = {
  __typename: 'WorkoutPlanItem',
  exercise: {
    __typename: 'Exercise',
    id: 'goblet-squat',
    muscle: 'QUADRICEPS',
    equipment: 'DUMBBELL',
    demonstration: { __typename: 'ExerciseDemonstration', thumbnailUrl: '/media/goblet-squat.webp' },
  },
  name: 'Goblet Squat',
  sets: 3,
  measure: 'REPS',
  min: 8,
  max: 12,
  isPerSide: false,
  restSeconds: 90,
  effort: '1–3 reps left in reserve',
  why: reason('It trains the thighs with the dumbbell you have.'),
};

/** Removed from the library since the plan was made. */
const STRETCH = {
  ...SQUAT,
  exercise: null,
  name: 'Old Stretch',
  sets: 2,
  measure: 'SECONDS',
  min: 30,
  max: 30,
  isPerSide: true,
  restSeconds: 0,
  effort: null,
  why: reason('A calm end.', null),
};

const block = (kind: string, title: string, items: object[]) => ({
  __typename: 'WorkoutPlanBlock',
  kind,
  title,
  minutes: 10,
  note: null,
  isCircuit: false,
  items,
});

const REST = { kind: 'REST', title: 'Rest', minutes: 0, note: null, blocks: [] };

const TRAINING = {
  kind: 'STRENGTH',
  title: 'Full body A',
  minutes: 45,
  note: 'One rep more in each set than last week.',
  blocks: [block('WORK', 'Work', [SQUAT]), block('COOL_DOWN', 'Cool-down', [STRETCH])],
};

/** A plan that trains every second day, starting with the first. */
export const planOf = (length: number) => ({
  __typename: 'WorkoutPlan',
  title: `${length} days of strength at home`,
  goal: 'STRENGTH',
  experience: 'BEGINNER',
  location: 'HOME',
  durationDays: length,
  equipment: ['DUMBBELLS'],
  limitations: ['WRIST'],
  cautions: ['See a doctor first if your chest hurts when you move.', 'Stop when you feel pain.'],
  reasons: [reason('Three days a week are enough for a beginner.')],
  days: Array.from({ length }, (_, index) => ({
    __typename: 'WorkoutPlanDay',
    day: index + 1,
    ...(index % 2 === 0 ? TRAINING : REST),
  })),
});

export const generated = (length = 7, text = 'The plan as text', isTextByModel = false) => ({
  generateWorkoutPlan: {
    __typename: 'GenerateWorkoutPlanPayload',
    text,
    isTextByModel,
    plan: planOf(length),
  },
});

export const saved = (values: object = {}) => ({
  __typename: 'SavedWorkoutPlan',
  id: 'plan-1',
  title: '7 days of strength at home',
  startsOn: '2026-11-21',
  doneDays: [1],
  trainingDays: 4,
  durationDays: 7,
  ...values,
});

/** A plan with its days. */
export const wholePlan = (values: object = {}) => ({
  ...saved(),
  text: 'The plan as text',
  trainedExercises: [],
  plan: planOf(7),
  ...values,
});

export const savedPlanAnswer = (values: object = {}) => ({ me: meWith({ workoutPlan: wholePlan(values) }) });

export const loadsAnswer = (exerciseLoads: object[] = []) => ({ me: meWith({ exerciseLoads }) });

export const tab = (plans: object[] = [], limitations: string[] = []) => ({
  me: meWith({ workoutLimitations: limitations.map(enumName), workoutPlans: plans }),
});

type Settings = NonNullable<Parameters<typeof renderPage>[1]>;

export const openTab = ({ answers, ...settings }: Settings = {}) =>
  renderPage(<WorkoutPlanTab />, {
    path: '/Diet?tab=workout-plan',
    ...settings,
    answers: { WorkoutPlanTab: () => tab(), ExerciseLoadsOfMember: () => loadsAnswer(), ...answers },
  });

export const pressButton = async (name: string) => press(await screen.findByRole('button', { name }));

export const resultArea = () => within(screen.getByRole('region', { name: 'Generated plan' }));

export const myPlans = () => within(screen.getByRole('region', { name: 'My plans' }));

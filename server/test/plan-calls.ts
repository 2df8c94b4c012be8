/** GraphQL calls for workout plans. */
import type { WorkoutPlan } from '../features/workout-plans/workout-plan.type';
import type { Browser } from './browser';
import type { GraphqlAnswer } from './harness';

const REASON = 'text source { id title url }';

/** All fields of a plan. */
export const WHOLE_PLAN = `
  title goal experience location equipment limitations length cautions reasons { ${REASON} }
  days { day kind title minutes note blocks { kind title minutes note isCircuit items {
    exerciseId name sets measure min max isPerSide restSeconds effort why { ${REASON} }
    exercise { id name demonstration { videoUrl posterUrl thumbnailUrl description } }
  } } }
`;

const SAVED = 'id startsOn createdAt length doneDays trainingDays title';

export const GENERATE = `mutation ($input: WorkoutPlanInput!) {
  generateWorkoutPlan(input: $input) { text isTextByModel plan { ${WHOLE_PLAN} } }
}`;
export const SAVE = `mutation ($input: WorkoutPlanInput!, $startsOn: String!) {
  saveWorkoutPlan(input: $input, startsOn: $startsOn) { ${SAVED} }
}`;
export const LIST = `{ myWorkoutPlans { ${SAVED} } }`;
export const READ = `query ($id: ID!) { myWorkoutPlan(id: $id) { ${SAVED} text plan { ${WHOLE_PLAN} } } }`;
export const SET_DAY = `mutation ($id: ID!, $day: Int!, $isDone: Boolean!) {
  setWorkoutPlanDay(id: $id, day: $day, isDone: $isDone) { ${SAVED} }
}`;
export const REMOVE = 'mutation ($id: ID!) { removeWorkoutPlan(id: $id) { message } }';
export const LIMITATIONS = '{ workoutLimitations }';

/** A valid input of the plan form. */
export const PLAN_INPUT = {
  goal: 'muscle_gain',
  experience: 'beginner',
  location: 'home',
  days: 14,
  equipment: ['dumbbells'],
  limitations: [],
};

export interface SavedAnswer {
  id: string;
  startsOn: string;
  createdAt: string;
  length: number;
  doneDays: number[];
  trainingDays: number;
  title: string;
}

/** The studio's date at the start of the test clock. */
export const TODAY = '2026-11-21';
/** Start date of a two-week plan whose last day is TODAY. */
export const ENDS_TODAY = '2026-11-08';

export const generate = (browser: Browser, input: object = PLAN_INPUT) => browser.gql(GENERATE, { input });

export const savePlan = (browser: Browser, startsOn = TODAY, input: object = PLAN_INPUT) =>
  browser.gql(SAVE, { input, startsOn });

export const tickDay = (browser: Browser, id: string, day: number) =>
  browser.gql(SET_DAY, { id, day, isDone: true });

export const untickDay = (browser: Browser, id: string, day: number) =>
  browser.gql(SET_DAY, { id, day, isDone: false });

/** The saved plan in a response. */
export function savedOf({ data, errors }: GraphqlAnswer): SavedAnswer {
  if (errors.length > 0 || !data) throw new Error(errors[0]?.message ?? 'no data');
  return Object.values(data)[0] as SavedAnswer;
}

/** Fetches the content of a saved plan. */
export async function planOf(browser: Browser, id: string): Promise<WorkoutPlan> {
  const { data } = await browser.gql(READ, { id });
  return (data?.['myWorkoutPlan'] as { plan: WorkoutPlan }).plan;
}

/** The numbers of the training days and of the rest days of a saved plan. */
export async function daysOf(browser: Browser, id: string): Promise<{ training: number[]; rest: number[] }> {
  const { days } = await planOf(browser, id);
  const numbersOf = (isWanted: (kind: string) => boolean) =>
    days.filter(({ kind }) => isWanted(kind)).map(({ day }) => day);
  return { training: numbersOf((kind) => kind !== 'rest'), rest: numbersOf((kind) => kind === 'rest') };
}

/** Saves a plan and returns its id and its days. */
export async function savedPlan(browser: Browser, startsOn = TODAY) {
  const { id } = savedOf(await savePlan(browser, startsOn));
  return { id, ...(await daysOf(browser, id)) };
}

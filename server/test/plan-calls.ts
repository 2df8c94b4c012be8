/** GraphQL calls for workout plans. */
import type { WorkoutPlan } from '../features/workout-plans/workout-plan.type';
import type { Browser } from './browser';
import type { GraphqlAnswer } from './harness';

const REASON = 'text source { id title url }';

/** All fields of a plan. */
const WHOLE_PLAN = `
  title goal experience location equipment limitations length: durationDays cautions reasons { ${REASON} }
  days { day kind title minutes note blocks { kind title minutes note isCircuit items {
    exerciseId name sets measure min max isPerSide restSeconds effort why { ${REASON} }
    exercise { id name demonstration { videoUrl posterUrl thumbnailUrl description } }
  } } }
`;

const SAVED = 'id startsOn createdAt durationDays doneDays trainingDays title';

export const GENERATE = `mutation ($input: GenerateWorkoutPlanInput!) {
  generateWorkoutPlan(input: $input) { text isTextByModel plan { ${WHOLE_PLAN} } }
}`;
export const SAVE = `mutation ($input: SaveWorkoutPlanInput!) {
  saveWorkoutPlan(input: $input) { workoutPlan { ${SAVED} } }
}`;
const LIST = `{ me { user { workoutPlans { ${SAVED} } } } }`;
export const READ = `query ($id: ID!) {
  me { user { workoutPlan(id: $id) { ${SAVED} text plan { ${WHOLE_PLAN} } } } }
}`;
const SET_DAY = `mutation ($input: SetWorkoutPlanDayInput!) {
  setWorkoutPlanDay(input: $input) { workoutPlan { ${SAVED} } }
}`;
const SET_EXERCISE = `mutation ($input: SetTrainedExerciseInput!) {
  setTrainedExercise(input: $input) {
    workoutPlan { id trainedExercises { day position doneSets loadKg } }
    viewer { user { exerciseLoads { exercise { id name } loads { day position doneSets loadKg trainedAt } } } }
  }
}`;
const REMOVE = `mutation ($input: RemoveWorkoutPlanInput!) {
  removeWorkoutPlan(input: $input) { message removedWorkoutPlanId viewer { user { workoutPlans { id } } } }
}`;
export const LIMITATIONS = '{ me { user { workoutLimitations } } }';

/** A valid input of the plan form; in GraphQL, `withEnumNames` of it. */
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
  durationDays: number;
  doneDays: number[];
  trainingDays: number;
  title: string;
}

/** The studio's date at the start of the test clock. */
export const TODAY = '2026-11-21';
/** Start date of a two-week plan whose last day is TODAY. */
export const ENDS_TODAY = '2026-11-08';

export const generate = (browser: Browser, input: object = PLAN_INPUT) =>
  browser.gql(GENERATE, { input: withEnumNames(input) });

export const savePlan = (browser: Browser, startsOn = TODAY, input: object = PLAN_INPUT) =>
  browser.gql(SAVE, { input: { ...withEnumNames(input), startsOn } });

export const tickDay = (browser: Browser, id: string, day: number) =>
  browser.gql(SET_DAY, { input: { id, day, isDone: true } });

/** The way an offline device sends it later. */
export const tickDayLate = (browser: Browser, input: { id: string; day: number; secondsAgo: number }) =>
  browser.gql(SET_DAY, { input: { ...input, isDone: true } });

export const untickDay = (browser: Browser, id: string, day: number) =>
  browser.gql(SET_DAY, { input: { id, day, isDone: false } });

export interface ExerciseInput {
  planId: string;
  day: number;
  position: number;
  doneSets: number[];
  loadKg?: number | null;
  secondsAgo?: number;
}

export const noteExercise = (browser: Browser, input: ExerciseInput) => browser.gql(SET_EXERCISE, { input });

/** The saved plan in a response. */
export function savedOf({ data, errors }: GraphqlAnswer): SavedAnswer {
  if (errors.length > 0 || !data) throw new Error(errors[0]?.message ?? 'no data');
  return (Object.values(data)[0] as { workoutPlan: SavedAnswer }).workoutPlan;
}

interface MeAnswer {
  user: { workoutPlans: SavedAnswer[]; workoutPlan: object | null; workoutLimitations: string[] };
}

const userIn = ({ data }: GraphqlAnswer) => (data?.['me'] as MeAnswer).user;

/** The member's saved plans. */
export const listPlans = async (browser: Browser) => userIn(await browser.gql(LIST)).workoutPlans;

/** A saved plan with all its fields, with enums as in common/; null if the member has none with this id. */
export const readPlan = async (browser: Browser, id: string) =>
  withEnumValues(userIn(await browser.gql(READ, { id })).workoutPlan);

export const limitationsOf = async (browser: Browser) =>
  userIn(await browser.gql(LIMITATIONS)).workoutLimitations;

export const removePlan = (browser: Browser, id: string) => browser.gql(REMOVE, { input: { id } });

/** Fetches the content of a saved plan. */
export async function planOf(browser: Browser, id: string): Promise<WorkoutPlan> {
  const { plan } = (await readPlan(browser, id)) as { plan: WorkoutPlan };
  return plan;
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

const ENUM_FIELDS = ['goal', 'experience', 'location', 'equipment', 'limitations', 'kind', 'measure'];

/** The same object with its enums in upper case, as in GraphQL. */
export const withEnumNames = <Value>(value: Value): Value => converted(value, (text) => text.toUpperCase());

/** The same object with its enums in lower case, as in common/ and in REST. */
export const withEnumValues = <Value>(value: Value): Value => converted(value, (text) => text.toLowerCase());

function converted<Value>(value: Value, convert: (text: string) => string): Value {
  const convertAll = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(convertAll);
    return typeof one === 'string' ? convert(one) : one;
  };
  const text = JSON.stringify(value, (key, one: unknown) =>
    ENUM_FIELDS.includes(key) && (Array.isArray(one) || typeof one === 'string') ? convertAll(one) : one,
  );
  return JSON.parse(text) as Value;
}

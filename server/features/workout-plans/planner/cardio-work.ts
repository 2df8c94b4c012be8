import { exerciseById, exercisesById, type PlanContext } from './plan-context';
import { doseExperience, type PlanRequest } from './plan-request';
import type { DraftBlock, DraftItem } from './plan-draft';
import type { LibraryExercise } from './library-exercise';
import {
  CARDIO_MINUTES,
  CARDIO_TITLES,
  EASY_EXERCISES,
  FINISHER_MINUTES,
  FLOOR_INTERVAL,
  FLOOR_INTERVAL_EXERCISES,
  INTERVALS,
  INTERVAL_EXERCISES,
  ON_THE_SPOT,
  QUICKER_BOUTS,
  STEADY_EXERCISES,
  type Trained,
} from './rules/cardio';
import { CARDIO_EFFORT } from './rules/effort';
import { SECOND_BLOCK_MINUTES, STEPS } from './rules/progression';
import type { CardioMode, Session } from './rules/sessions';
import { WHY_FILL, WHY_INTERVAL, WHY_QUICKER, WHY_STEADY } from './exercise-reasons';
import type { WorkoutPlanReason } from '../plan-reason.type';

/** The cardio of a session, or null if it has none or no permitted exercise suits it. */
export function cardioWork({ cardio, rotation }: Session, context: PlanContext): DraftBlock | null {
  if (!cardio) return null;
  if (cardio === 'interval') return intervals(context, rotation);
  return steady({ minutes: minutesOfMode(cardio, context), rotation, why: WHY_STEADY }, context);
}

/** Easy movement that brings a short session up to its minimum length. */
export function cardioFill(minutes: number, context: PlanContext): DraftBlock | null {
  const [exercise] = exercisesById(context, EASY_EXERCISES);
  if (!exercise) return null;
  const effort = CARDIO_EFFORT.easy;
  return block(CARDIO_TITLES.easy, [item(exercise, { seconds: minutes * 60, effort, why: WHY_FILL })]);
}

function minutesOfMode(mode: Exclude<CardioMode, 'interval'>, { request, phase }: PlanContext): number {
  return (
    firstMinutes(mode, request) + STEPS[phase.stage].unloaded.minutes + SECOND_BLOCK_MINUTES * phase.block
  );
}

function firstMinutes(mode: Exclude<CardioMode, 'interval'>, request: PlanRequest): number {
  const experience = doseExperience(request);
  if (mode === 'finisher') return FINISHER_MINUTES[experience === 'beginner' ? 'easy' : 'usual'];
  return CARDIO_MINUTES[request.goal === 'cardio' ? 'cardio' : 'weight_loss'][experience][mode];
}

interface SteadyWork {
  minutes: number;
  rotation: number;
  why: WorkoutPlanReason;
}

function steady(work: SteadyWork, context: PlanContext): DraftBlock | null {
  const options = exercisesById(context, STEADY_EXERCISES);
  const exercise = options[work.rotation % options.length];
  if (!exercise) return onTheSpot(work, context);
  const seconds = work.minutes * 60;
  return block(CARDIO_TITLES.steady, [item(exercise, { seconds, why: work.why })]);
}

/**
 * Cardio without a machine or room to walk: marching on the spot, for non-beginners alternating with livelier
 * exercises.
 */
function onTheSpot({ minutes, why }: SteadyWork, context: PlanContext): DraftBlock | null {
  const { easy, livelier, livelierMax, livelierSeconds, roundSeconds, breakSeconds } = ON_THE_SPOT;
  const march = exerciseById(context, easy);
  if (!march) return null;
  const sets = Math.ceil((minutes * 60) / roundSeconds);
  const others = mayGoHard(context) ? exercisesById(context, livelier).slice(0, livelierMax) : [];
  if (others.length === 0) {
    const seconds = roundSeconds - breakSeconds;
    return block(CARDIO_TITLES.steady, [item(march, { sets, seconds, rest: breakSeconds, why })]);
  }
  const seconds = roundSeconds - others.length * livelierSeconds;
  const items = [
    item(march, { sets, seconds, why }),
    ...others.map((other) => item(other, { sets, seconds: livelierSeconds, why })),
  ];
  return {
    ...block(CARDIO_TITLES.steady, items),
    isCircuit: true,
    note: 'Alternate without a pause, all at the same effort.',
  };
}

function intervals(context: PlanContext, rotation: number): DraftBlock | null {
  const experience = doseExperience(context.request);
  if (experience === 'beginner') return quickerBouts(context, rotation);
  const singleExercises = exercisesById(context, INTERVAL_EXERCISES);
  const exercise = singleExercises[rotation % singleExercises.length];
  if (exercise) return intervalsOn(exercise, experience, context);
  const floorExercises = exercisesById(context, FLOOR_INTERVAL_EXERCISES).slice(0, FLOOR_INTERVAL.exercises);
  return floorExercises.length > 1
    ? floorIntervals(floorExercises, experience, context)
    : quickerBouts(context, rotation);
}

function intervalsOn(exercise: LibraryExercise, experience: Trained, context: PlanContext): DraftBlock {
  const { workSeconds, restSeconds, bouts } = INTERVALS[experience];
  const sets = bouts + STEPS[context.phase.stage].unloaded.rounds;
  const why = WHY_INTERVAL;
  const bout = item(exercise, {
    sets,
    seconds: workSeconds,
    rest: restSeconds,
    effort: CARDIO_EFFORT.vigorous,
    why,
  });
  return { ...block(CARDIO_TITLES.intervals, [bout]), note: 'Move on easily between the fast bouts.' };
}

function floorIntervals(
  exercises: readonly LibraryExercise[],
  experience: Trained,
  context: PlanContext,
): DraftBlock {
  const sets = INTERVALS[experience].rounds + STEPS[context.phase.stage].unloaded.rounds;
  const { seconds, restSeconds: rest, reps } = FLOOR_INTERVAL;
  const items = exercises.map((exercise) => ({
    ...item(exercise, { sets, seconds, rest, effort: CARDIO_EFFORT.vigorous, why: WHY_INTERVAL }),
    ...(exercise.measure === 'reps' && reps),
  }));
  return {
    ...block(CARDIO_TITLES.intervals, items),
    isCircuit: true,
    note: 'One bout of each in turn; walk about between them.',
  };
}

function quickerBouts(context: PlanContext, rotation: number): DraftBlock | null {
  const options = exercisesById(context, STEADY_EXERCISES);
  const exercise = options[rotation % options.length] ?? exerciseById(context, ON_THE_SPOT.easy);
  if (!exercise) return null;
  const sets = QUICKER_BOUTS.sets + STEPS[context.phase.stage].unloaded.rounds;
  const { seconds, restSeconds: rest } = QUICKER_BOUTS;
  return {
    ...block(CARDIO_TITLES.changes, [item(exercise, { sets, seconds, rest, why: WHY_QUICKER })]),
    note: 'Go on at an easy pace between the quicker bouts.',
  };
}

const mayGoHard = ({ request }: PlanContext) => doseExperience(request) !== 'beginner';

function block(title: string, items: DraftItem[]): DraftBlock {
  return { kind: 'cardio', title, note: null, isCircuit: false, items };
}

interface Bout {
  seconds: number;
  why: WorkoutPlanReason;
  sets?: number;
  rest?: number;
  effort?: string;
}

function item(
  exercise: LibraryExercise,
  { seconds, why, sets = 1, rest = 0, effort = CARDIO_EFFORT.moderate }: Bout,
): DraftItem {
  return { exercise, role: 'main', sets, min: seconds, max: seconds, restSeconds: rest, effort, why };
}

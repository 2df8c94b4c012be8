import type { Pattern } from '#common/exercises/exercises';
import { chooseExercise, isHardBodyweight, isLight, isLoadable } from './choose-exercise';
import type { PlanContext } from './plan-context';
import { doseExperience } from './plan-request';
import type { DraftBlock, DraftItem } from './plan-draft';
import type { LibraryExercise } from './library-exercise';
import { EFFORTS, HOLD_EFFORT, TEST_EFFORT } from './rules/effort';
import { LIGHTER_SETS, STEPS, TEST_REST_SECONDS, TEST_SETS } from './rules/progression';
import { MOVEMENTS, type Session, type Slot } from './rules/sessions';
import {
  DOSES,
  type Dose,
  HARD_BODYWEIGHT_REPS,
  HOLD_SECONDS,
  LIGHT_REPS,
  LIGHT_REST_SECONDS_MAX,
  type Range,
  type ResistanceGoal,
} from './rules/sets-and-reps';
import { whyOfStrength } from './exercise-reasons';

/** The exercises of a session with their sets; null if no exercise is left for any of its movements. */
export function strengthWork(session: Session, context: PlanContext): DraftBlock | null {
  const items = session.measured ? measuredAgain(session.measured, context) : itemsOf(session, context);
  if (items.length === 0) return null;
  const isCircuit = session.isCircuit ?? false;
  return {
    kind: 'work',
    title: isCircuit ? 'Circuit' : 'Strength',
    note: noteOf(session, items),
    isCircuit,
    items,
  };
}

function itemsOf(session: Session, context: PlanContext): DraftItem[] {
  const { goal } = context.request;
  const items: DraftItem[] = [];
  for (const slot of session.slots) {
    const taken = items.map(({ exercise }) => exercise);
    const { rotation } = session;
    const { block } = context.phase;
    const exercise = chooseExercise({ exercises: context.exercises, goal, slot, taken, rotation, block });
    if (exercise) items.push(itemOf(exercise, slot, context));
  }
  return items;
}

/** The first exercises of each movement in the first week, main exercises before the others. */
function measuredAgain(
  { movements, each }: NonNullable<Session['measured']>,
  { firstWeek }: PlanContext,
): DraftItem[] {
  const trained = firstWeek.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === 'work');
  const items = trained.flatMap((block) => block.items);
  const byRole = [...items.filter(isMain), ...items.filter((item) => !isMain(item))];
  const once = byRole.filter(
    (item, index) => byRole.findIndex(({ exercise }) => exercise === item.exercise) === index,
  );
  return movements.flatMap((movement) => {
    const patterns: readonly Pattern[] = MOVEMENTS[movement];
    return once
      .filter(({ exercise }) => patterns.includes(exercise.pattern))
      .slice(0, each)
      .map((item) => ({ ...item, sets: TEST_SETS, restSeconds: TEST_REST_SECONDS, effort: TEST_EFFORT }));
  });
}

const isMain = ({ role }: DraftItem) => role === 'main';

function itemOf(exercise: LibraryExercise, slot: Slot, context: PlanContext): DraftItem {
  const goal = context.request.goal as ResistanceGoal;
  const experience = doseExperience(context.request);
  const dose = DOSES[goal][experience][slot.role];
  return {
    exercise,
    role: slot.role,
    ...countsOf(exercise, dose, context),
    sets: setsOf(dose, context),
    restSeconds: restOf(exercise, dose),
    effort: effortOf(exercise, EFFORTS[goal][experience]),
    why: whyOfStrength(exercise),
  };
}

function setsOf({ sets }: Dose, { phase }: PlanContext): number {
  return phase.stage === 'lighter' ? Math.max(1, Math.round(sets * LIGHTER_SETS)) : sets;
}

function restOf(exercise: LibraryExercise, { restSeconds }: Dose): number {
  return isLight(exercise) ? Math.min(restSeconds, LIGHT_REST_SECONDS_MAX) : restSeconds;
}

/** Reps, or seconds of a hold, including the progression of the stage. */
function countsOf(exercise: LibraryExercise, dose: Dose, { request, phase }: PlanContext): Range {
  const step = STEPS[phase.stage][isLoadable(exercise) ? 'loaded' : 'unloaded'];
  if (exercise.measure === 'seconds') return shiftedBy(HOLD_SECONDS[doseExperience(request)], step.seconds);
  return shiftedBy(repsOf(exercise, dose, request.goal as ResistanceGoal), step.reps);
}

function repsOf(exercise: LibraryExercise, dose: Dose, goal: ResistanceGoal): Range {
  if (isHardBodyweight(exercise)) return HARD_BODYWEIGHT_REPS;
  return isLight(exercise) && dose.reps.max < LIGHT_REPS[goal].max ? LIGHT_REPS[goal] : dose.reps;
}

const shiftedBy = ({ min, max }: Range, more: number): Range => ({ min: min + more, max: max + more });

function effortOf({ measure }: LibraryExercise, effort: string): string {
  return measure === 'seconds' ? HOLD_EFFORT : effort;
}

/** A re-test needs no note about warm-up sets: each of its exercises includes one. */
function noteOf({ isCircuit, measured }: Session, items: readonly DraftItem[]): string | null {
  if (measured) return null;
  if (isCircuit) return 'One set of each exercise in turn, then the next round. Walk about between rounds.';
  const isLoaded = items.some(({ exercise }) => isLoadable(exercise));
  return isLoaded ? 'Do one or two light sets of the first exercise before its working sets.' : null;
}

/** Warm-up and cool-down of a session. */
import type { Muscle } from '#common/exercises/exercises';
import { exercisesById, type PlanContext } from './plan-context';
import type { DraftBlock, DraftItem } from './plan-draft';
import { totalSeconds } from './duration';
import type { LibraryExercise } from './library-exercise';
import { EASY_EXERCISES } from './rules/cardio';
import { CARDIO_EFFORT } from './rules/effort';
import {
  COOL_DOWN_SECONDS_MIN,
  COOL_DOWN_STRETCH,
  EASY_SECONDS_MIN,
  MOBILITY_EXERCISES,
  MOBILITY_EXERCISES_MIN,
  MOBILITY_REPS,
  RELAXING_STRETCH,
  RELAXING_STRETCHES,
  DEFAULT_STRETCH_MUSCLES,
  USED_BY_CARDIO,
  WARM_UP_SECONDS_MIN,
} from './rules/warm-up-and-cool-down';
import { stretchesFor, stretchItem } from './stretching';
import { WHY_EASY_END, WHY_EASY_START, WHY_MOBILITY } from './exercise-reasons';
import type { WorkoutPlanReason } from '../plan-reason.type';

export function warmUp(blocks: readonly DraftBlock[], context: PlanContext): DraftBlock {
  const mobility = mobilityFor(musclesOf(blocks), context).map(mobilityItem);
  const seconds = Math.max(EASY_SECONDS_MIN.before, WARM_UP_SECONDS_MIN - totalSeconds(mobility));
  const items = [...easyMovement({ seconds, why: WHY_EASY_START }, context), ...mobility];
  return { kind: 'warm_up', title: 'Warm-up', note: null, isCircuit: false, items };
}

export function coolDown(blocks: readonly DraftBlock[], context: PlanContext): DraftBlock {
  const isStretching = blocks.some(({ items }) => items.some(({ exercise }) => exercise.kind === 'stretch'));
  const stretches = isStretching ? relaxingStretches(context) : stretchesAfter(blocks, context);
  const seconds = Math.max(EASY_SECONDS_MIN.after, COOL_DOWN_SECONDS_MIN - totalSeconds(stretches));
  const items = [...easyMovement({ seconds, why: WHY_EASY_END }, context), ...stretches];
  return { kind: 'cool_down', title: 'Cool-down', note: null, isCircuit: false, items };
}

function relaxingStretches(context: PlanContext): DraftItem[] {
  return exercisesById(context, RELAXING_STRETCHES).map((stretch) => stretchItem(stretch, RELAXING_STRETCH));
}

function stretchesAfter(blocks: readonly DraftBlock[], context: PlanContext): DraftItem[] {
  const { count, ...counts } = COOL_DOWN_STRETCH;
  const wanted = { count, rotation: context.phase.block, isTwiceAllowed: false };
  const ofTheWork = stretchesFor({ ...wanted, muscles: musclesOf(blocks) }, context);
  const others = stretchesFor({ ...wanted, muscles: DEFAULT_STRETCH_MUSCLES }, context);
  return [...new Set([...ofTheWork, ...others])]
    .slice(0, count)
    .map((stretch) => stretchItem(stretch, counts));
}

/** Muscles trained in a session, most sets first; muscles that only its cardio uses come last. */
function musclesOf(blocks: readonly DraftBlock[]): Muscle[] {
  const sets = new Map<Muscle, number>();
  for (const { exercise, sets: more } of blocks.flatMap(({ items }) => items)) {
    if (exercise.kind !== 'cardio') sets.set(exercise.muscle, (sets.get(exercise.muscle) ?? 0) + more);
    else for (const muscle of USED_BY_CARDIO) sets.set(muscle, sets.get(muscle) ?? 0);
  }
  return [...sets.keys()].sort((one, other) => sets.get(other)! - sets.get(one)!);
}

/** Mobility exercises, each chosen to reach the most muscles not yet covered; at most one per primary muscle. */
function mobilityFor(muscles: readonly Muscle[], { exercises }: PlanContext): LibraryExercise[] {
  const chosen: LibraryExercise[] = [];
  let options = exercises.filter(({ kind }) => kind === 'mobility');
  while (chosen.length < MOBILITY_EXERCISES && options.length > 0) {
    const moved = chosen.flatMap(musclesIn);
    const gain = (option: LibraryExercise) =>
      musclesIn(option).filter((muscle) => muscles.includes(muscle) && !moved.includes(muscle)).length;
    const best = options.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    if (gain(best) > 0 || chosen.length < MOBILITY_EXERCISES_MIN) chosen.push(best);
    options = options.filter(({ muscle }) => muscle !== best.muscle);
  }
  return chosen;
}

const musclesIn = ({ muscle, secondary }: LibraryExercise): Muscle[] => [muscle, ...secondary];

function mobilityItem(exercise: LibraryExercise): DraftItem {
  return {
    exercise,
    role: 'isolation',
    sets: 1,
    ...MOBILITY_REPS,
    restSeconds: 0,
    effort: null,
    why: WHY_MOBILITY,
  };
}

function easyMovement(
  { seconds, why }: { seconds: number; why: WorkoutPlanReason },
  context: PlanContext,
): DraftItem[] {
  const [exercise] = exercisesById(context, EASY_EXERCISES);
  if (!exercise) return [];
  const step = seconds < 120 ? 30 : 60;
  const rounded = Math.ceil(seconds / step) * step;
  return [
    {
      exercise,
      role: 'isolation',
      sets: 1,
      min: rounded,
      max: rounded,
      restSeconds: 0,
      effort: CARDIO_EFFORT.easy,
      why,
    },
  ];
}

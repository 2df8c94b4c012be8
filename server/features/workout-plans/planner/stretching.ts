import { MUSCLE_LABELS, type Muscle } from '#common/exercises/exercises';
import type { PlanContext } from './plan-context';
import type { DraftBlock, DraftItem } from './plan-draft';
import type { LibraryExercise } from './library-exercise';
import { STRETCH_EFFORT } from './rules/effort';
import { STRETCH_STEPS } from './rules/progression';
import type { Session } from './rules/sessions';
import { STRETCHES, STRETCH_REST_SECONDS } from './rules/stretching';
import { RELAXING_STRETCHES } from './rules/warm-up-and-cool-down';
import { whyOfStretch } from './exercise-reasons';

interface Wanted {
  /** Most important first. */
  muscles: readonly Muscle[];
  count: number;
  rotation: number;
  /** Whether a muscle may get a second stretch once every muscle has one. */
  isTwiceAllowed: boolean;
}

/** One stretch per muscle, chosen by rotation; then stretches that reach an unstretched muscle as a secondary one. */
export function stretchesFor(
  { muscles, count, rotation, isTwiceAllowed }: Wanted,
  context: PlanContext,
): LibraryExercise[] {
  const chosen: LibraryExercise[] = [];
  const stretches = context.exercises.filter(({ kind }) => kind === 'stretch');
  const choose = (isFor: (stretch: LibraryExercise, muscle: Muscle) => boolean) => {
    for (const muscle of muscles) {
      const options = stretches.filter((stretch) => isFor(stretch, muscle) && !chosen.includes(stretch));
      const option = options[rotation % options.length];
      if (option && chosen.length < count) chosen.push(option);
    }
  };
  const isStretched = (muscle: Muscle) => chosen.some((stretch) => stretch.muscle === muscle);
  choose((stretch, muscle) => stretch.muscle === muscle && !isStretched(muscle));
  choose(
    (stretch, muscle) =>
      !isStretched(muscle) && !isStretched(stretch.muscle) && stretch.secondary.includes(muscle),
  );
  if (isTwiceAllowed) choose((stretch, muscle) => stretch.muscle === muscle);
  return chosen;
}

/** The stretches of a flexibility session. */
export function flexibilityWork({ stretched, rotation }: Session, context: PlanContext): DraftBlock | null {
  if (!stretched) return null;
  const { sets, seconds } = STRETCH_STEPS[context.phase.stage];
  const wanted = {
    muscles: stretched,
    count: STRETCHES[context.request.experience],
    rotation: rotation + context.phase.block,
    isTwiceAllowed: true,
  };
  const work = {
    ...context,
    exercises: context.exercises.filter(({ id }) => !RELAXING_STRETCHES.includes(id)),
  };
  const stretches = stretchesFor(wanted, work);
  if (stretches.length === 0) return null;
  const more = stretches.length < wanted.count ? 1 : 0;
  const items = stretches.map((stretch) => stretchItem(stretch, { sets: sets + more, ...seconds }));
  return {
    kind: 'work',
    title: 'Stretching',
    note: 'Breathe calmly; do not bounce.',
    isCircuit: false,
    items,
  };
}

export function stretchItem(
  exercise: LibraryExercise,
  counts: { sets: number; min: number; max: number },
): DraftItem {
  return {
    exercise,
    role: 'isolation',
    ...counts,
    restSeconds: counts.sets > 1 ? STRETCH_REST_SECONDS : 0,
    effort: STRETCH_EFFORT,
    why: whyOfStretch(MUSCLE_LABELS[exercise.muscle].toLowerCase()),
  };
}

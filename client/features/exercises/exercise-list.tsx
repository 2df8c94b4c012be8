import { useEffect, useRef } from 'react';
import { EQUIPMENT_LABELS, MUSCLE_LABELS } from '#common/exercises/exercises';
import { prefetchAnswer } from '../../lib/page-data';
import { Link } from '../../navigation/navigation';
import { moveByArrows } from './exercise-row-focus';
import { exercisesContent } from './exercises.content';
import { ExerciseDetailDocument } from './exercises.page.generated';
import { ResetFilters } from './reset-filters';
import type { ExerciseHub, ListedExercise } from './use-exercise-hub';
import classes from './exercise-list.module.css';

const { title, found, none, noneHint } = exercisesContent.list;

interface ExerciseListProps {
  hub: ExerciseHub;
  /** Exercises that match the filters. */
  exercises: ListedExercise[];
}

/** Matching exercises with their count; the arrow keys move between rows. */
export function ExerciseList({ hub, exercises }: ExerciseListProps) {
  return (
    <section aria-label={title}>
      <p className={classes.count} role="status">
        {found(exercises.length)}
      </p>
      {exercises.length > 0 ? (
        <ul className={classes.list} onKeyDown={moveByArrows}>
          {exercises.map((exercise) => (
            <Row key={exercise.id} exercise={exercise} hub={hub} />
          ))}
        </ul>
      ) : (
        <div className={classes.none}>
          <h2>{none}</h2>
          <p>{noneHint}</p>
          <ResetFilters onReset={hub.reset} />
        </div>
      )}
    </section>
  );
}

function Row({ exercise, hub }: { exercise: ListedExercise; hub: ExerciseHub }) {
  const { id, name, muscle, equipment, demonstration } = exercise;
  const link = hub.linkTo(id);
  const prefetchHandlers = usePrefetchExercise(id);
  return (
    <li>
      <Link
        {...link}
        {...prefetchHandlers}
        data-exercise={id}
        aria-current={id === hub.opened?.id ? 'true' : undefined}
      >
        {demonstration ? (
          <img
            src={demonstration.thumbnailUrl}
            alt=""
            width={320}
            height={240}
            loading="lazy"
            decoding="async"
            data-opens-at={link.to}
          />
        ) : (
          <span className={classes.tile} aria-hidden="true">
            {MUSCLE_LABELS[muscle]}
          </span>
        )}
        <span className={classes.words}>
          <span className={classes.name}>{name}</span>
          <span className={classes.facts}>
            {MUSCLE_LABELS[muscle]} <span aria-hidden="true">·</span> {EQUIPMENT_LABELS[equipment]}
          </span>
        </span>
      </Link>
    </li>
  );
}

/** Delay before prefetching, in milliseconds, so that rows the pointer or focus only passes are skipped. */
const PREFETCH_DELAY_MS = 150;

/** Link handlers that prefetch the exercise on hover or focus, except in data saver mode. */
function usePrefetchExercise(id: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = () => clearTimeout(timer.current);
  const begin = () => {
    cancel();
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    const prefetch = () => void prefetchAnswer({ document: ExerciseDetailDocument, variables: { id } });
    timer.current = setTimeout(prefetch, PREFETCH_DELAY_MS);
  };
  useEffect(() => cancel, []);
  return { onPointerEnter: begin, onPointerLeave: cancel, onFocus: begin, onBlur: cancel };
}

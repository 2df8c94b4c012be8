import type { ReactNode } from 'react';
import { enumValue } from '#common/enum-names';
import { MUSCLE_LABELS } from '#common/exercises/exercises';
import { amountInFull } from '#common/workout-plans/amounts';
import { Link } from '../../navigation/navigation';
import { exerciseOfPlan, type PlanPlace } from './plan-days';
import { Why } from './plan-reason';
import type { PlanItemFragment } from './plan-item.generated';
import classes from './plan-item.module.css';

interface PlanItemProps {
  item: PlanItemFragment;
  isInCircuit: boolean;
  /** Where the exercise leads back to. */
  place: PlanPlace;
  /** Content below the amount. */
  children?: ReactNode;
}

/** An exercise with its amount and the reason for it. */
export function PlanItem({ item, isInCircuit, place, children }: PlanItemProps) {
  const { name, exercise, why } = item;
  return (
    <li className={classes.item}>
      <Thumbnail exercise={exercise} place={place} />
      <div className={classes.words}>
        <p className={classes.name}>
          {exercise ? <Link to={exerciseOfPlan(exercise.id, place)}>{name}</Link> : name}
        </p>
        <p className={classes.amount}>
          {amountInFull({ ...item, measure: enumValue(item.measure) }, isInCircuit)}
        </p>
      </div>
      {children && <div className={classes.sets}>{children}</div>}
      <Why name={name} reason={why} />
    </li>
  );
}

/** Links to the demonstration like the name next to it, so it is hidden from screen readers. */
function Thumbnail({ exercise, place }: Pick<PlanItemFragment, 'exercise'> & Pick<PlanItemProps, 'place'>) {
  if (!exercise?.demonstration) {
    return (
      <span className={classes.tile} aria-hidden="true">
        {exercise && MUSCLE_LABELS[enumValue(exercise.muscle)]}
      </span>
    );
  }
  const address = exerciseOfPlan(exercise.id, place);
  return (
    <Link to={address} className={classes.picture} tabIndex={-1} aria-hidden="true">
      <img
        src={exercise.demonstration.thumbnailUrl}
        alt=""
        width={320}
        height={240}
        loading="lazy"
        decoding="async"
        data-opens-at={address}
      />
    </Link>
  );
}

import { enumValue } from '#common/enum-names';
import { MUSCLE_LABELS } from '#common/exercises/exercises';
import { amountInFull } from '#common/workout-plans/amounts';
import { paths } from '../../lib/paths';
import { Link } from '../../navigation/navigation';
import { Why } from './plan-reason';
import type { PlanItemFragment } from './plan-item.generated';
import classes from './plan-item.module.css';

/** An exercise with its amount and the reason for it. */
export function PlanItem({ item, isInCircuit }: { item: PlanItemFragment; isInCircuit: boolean }) {
  const { name, exercise, why } = item;
  return (
    <li className={classes.item}>
      <Thumbnail exercise={exercise} />
      <div className={classes.words}>
        <p className={classes.name}>
          {exercise ? <Link to={paths.exercise(exercise.id)}>{name}</Link> : name}
        </p>
        <p className={classes.amount}>
          {amountInFull({ ...item, measure: enumValue(item.measure) }, isInCircuit)}
        </p>
      </div>
      <Why name={name} reason={why} />
    </li>
  );
}

/** Links to the demonstration like the name next to it, so it is hidden from screen readers. */
function Thumbnail({ exercise }: Pick<PlanItemFragment, 'exercise'>) {
  if (!exercise?.demonstration) {
    return (
      <span className={classes.tile} aria-hidden="true">
        {exercise && MUSCLE_LABELS[enumValue(exercise.muscle)]}
      </span>
    );
  }
  const address = paths.exercise(exercise.id);
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

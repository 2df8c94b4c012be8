import { paths } from '#common/paths';
import { dayNumberAt } from '#common/workout-plans/plan-days';
import { TickScale } from '../../components/tick-scale';
import { useMinute } from '../../lib/use-minute';
import { Link } from '../../navigation/navigation';
import { longDayName, dateOf } from './plan-days';
import { workoutPlansContent } from './workout-plans.content';
import type { PlanProgressFragment, SavedPlanRowFragment } from './saved-plans.generated';
import classes from './saved-plans.module.css';

const { saved: content } = workoutPlansContent;

/** The member's saved plans, newest first. */
export const SavedPlans = ({ plans }: { plans: SavedPlanRowFragment[] }) =>
  plans.length === 0 ? (
    <div className={classes.empty}>
      <p>{content.none}</p>
      <p>{content.noneHint}</p>
    </div>
  ) : (
    <ul className={classes.list}>
      {plans.map((plan) => (
        <li key={plan.id}>
          <h3>
            <Link to={paths.savedWorkoutPlan(plan.id)}>{plan.title}</Link>
          </h3>
          <PlanProgress plan={plan} done={plan.doneDays.length} />
        </li>
      ))}
    </ul>
  );

interface PlanProgressProps {
  plan: PlanProgressFragment;
  /** Number of sessions ticked off. */
  done: number;
}

/** The start day of a plan, and its progress. */
export function PlanProgress({ plan: { startsOn, trainingDays }, done }: PlanProgressProps) {
  const now = useMinute();
  const hasStarted = dayNumberAt(startsOn, now) > 0;
  const start = dateOf(startsOn, 1);
  return (
    <div className={classes.progress}>
      <p>
        {start && (hasStarted ? content.started : content.starts)(longDayName(start))}{' '}
        <span aria-hidden="true">·</span> <span>{content.done(done, trainingDays)}</span>
      </p>
      <TickScale
        ticks={Array.from({ length: trainingDays }, (_, index) => (index < done ? 'filled' : 'empty'))}
        ends={['1', String(trainingDays)]}
      />
    </div>
  );
}

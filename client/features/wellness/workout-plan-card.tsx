import { paths } from '#common/paths';
import { runningPlanAt } from '#common/workout-plans/plan-days';
import card from '../../components/form-card.module.css';
import { QueryBoundary } from '../../components/query-boundary';
import { Skeleton } from '../../components/skeleton';
import { useMinute } from '../../lib/use-minute';
import { Link } from '../../navigation/navigation';
import { wellnessContent } from './wellness.content';
import { useRunningPlanQuery } from './wellness.generated';
import type { WorkoutPlanCardFragment, WorkoutSessionFragment } from './workout-plan-card.generated';
import classes from './wellness-page.module.css';

const { plan: content } = wellnessContent;

/** Today's session of the newest running plan, or a link to make a plan. */
export function WorkoutPlanCard({ plans }: { plans: WorkoutPlanCardFragment[] }) {
  const now = useMinute();
  const running = runningPlanAt(plans, now);
  return (
    <section className={card.card} aria-labelledby="plan">
      <h2 id="plan">{content.title}</h2>
      {running ? (
        <RunningPlan id={running.id} today={running.today} />
      ) : (
        <div>
          <p className={classes.strong}>{content.none}</p>
          <p className={classes.quiet}>{content.noneHint}</p>
        </div>
      )}
      <p className={classes.links}>
        <Link to={running ? paths.savedWorkoutPlan(running.id) : paths.workoutPlan}>
          {running ? content.open : content.make}
        </Link>
      </p>
    </section>
  );
}

function RunningPlan({ id, today }: { id: string; today: number }) {
  const query = useRunningPlanQuery({ variables: { id } });
  return (
    <QueryBoundary query={query} loading={<SessionSkeleton />} failed={content.failed}>
      {({
        me: {
          user: { workoutPlan },
        },
      }) => workoutPlan && <Session plan={workoutPlan} today={today} />}
    </QueryBoundary>
  );
}

function Session({ plan, today }: { plan: WorkoutSessionFragment; today: number }) {
  const { days } = plan.plan;
  const session = days.find(({ day }) => day === today);
  if (!session) return null;
  const { kind, title, minutes } = session;
  return (
    <div>
      <p className={classes.quiet}>{plan.title}</p>
      <p className={classes.strong}>{content.day(today, days.length, title)}</p>
      <p className={classes.quiet}>
        {kind === 'REST' ? content.rest : content.minutes(minutes)}{' '}
        {plan.doneDays.includes(today) && content.done}
      </p>
    </div>
  );
}

const SessionSkeleton = () => (
  <Skeleton>
    <span data-bone="line" />
    <span data-bone="line" />
    <span data-bone="line" />
  </Skeleton>
);

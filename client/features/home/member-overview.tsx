import type { ReactNode } from 'react';
import { paths } from '#common/paths';
import { runningPlanAt, type RunningPlan } from '#common/workout-plans/plan-days';
import { ActionLink } from '../../components/action-button';
import { QueryBoundary } from '../../components/query-boundary';
import type { WorkoutPlanDayKind } from '../../graphql/types.generated';
import { formatShortLastDay } from '../../lib/format-day';
import { formatMoney } from '../../lib/format-money';
import { useMinute } from '../../lib/use-minute';
import { Link } from '../../navigation/navigation';
import { usePlanChanges } from '../workout-plans/use-plan-changes';
import { memberOverviewContent as content } from './member-overview.content';
import {
  useMemberOverviewQuery,
  useTodaysSessionQuery,
  type MemberOverviewQuery,
  type OverviewMembershipFragment,
} from './member-overview.generated';
import { nextStepOf } from './next-step';
import classes from './member-overview.module.css';

type MemberFacts = MemberOverviewQuery['me']['user'];

/** The member's part of the home page: today's workout, the membership, the amount due, and the next step. */
export function MemberOverview() {
  const query = useMemberOverviewQuery();
  // Sends ticks that were made without a connection: not everybody goes back to the plan.
  usePlanChanges();
  return (
    <QueryBoundary query={query} loading={null} failed={content.failed}>
      {({ me }) => <Member member={me.user} />}
    </QueryBoundary>
  );
}

function Member({ member }: { member: MemberFacts }) {
  const now = useMinute();
  const plan = runningPlanAt(member.workoutPlans, now);
  return plan ? <MemberInTraining member={member} plan={plan} /> : <Overview member={member} />;
}

/** Today's part of the plan is missing while it loads, and if it does not. */
function MemberInTraining({ member, plan }: { member: MemberFacts; plan: RunningPlan }) {
  const { data } = useTodaysSessionQuery({ variables: { id: plan.id } });
  const saved = data?.me.user.workoutPlan;
  const session = saved?.plan.days.find(({ day }) => day === plan.today);
  const isDone = saved?.doneDays.includes(plan.today) ?? false;
  return <Overview member={member} plan={plan} session={session && { ...session, isDone }} />;
}

interface OverviewProps {
  member: MemberFacts;
  plan?: RunningPlan;
  session?: { kind: WorkoutPlanDayKind; title: string; isDone: boolean } | undefined;
}

function Overview({ member, plan, session }: OverviewProps) {
  const now = useMinute();
  const step = nextStepOf(member, plan && { id: plan.id, isRest: session?.kind === 'REST' }, now);
  const { memberships } = member;
  return (
    <>
      <h2 className={classes.hello}>{content.hello(member.name)}</h2>
      <dl className={classes.facts}>
        <Fact name={content.today}>
          {plan ? (
            <Link to={paths.savedWorkoutPlan(plan.id)}>
              {content.day(plan.today, plan.durationDays)}
              {session && `: ${content.session(session.title, session.isDone)}`}
            </Link>
          ) : (
            content.noPlan
          )}
        </Fact>
        <Fact name={content.membership}>
          <Link to={paths.membership}>{membershipLine(memberships)}</Link>
        </Fact>
        <Fact name={content.due}>{dueLine(memberships)}</Fact>
      </dl>
      <p>
        <ActionLink variant="primary" to={step.to}>
          {step.label}
        </ActionLink>
      </p>
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** The plans that run, or else the one that ended last. */
function membershipLine(memberships: readonly OverviewMembershipFragment[]): string {
  const running = memberships.flatMap(({ current, paidUntil }) =>
    current && paidUntil ? content.until(current.planName, formatShortLastDay(paidUntil)) : [],
  );
  if (running.length > 0) return running.join(', ');
  const ended = memberships.find(({ previous }) => previous)?.previous;
  return ended ? content.ended(ended.planName, formatShortLastDay(ended.endsAt)) : content.none;
}

function dueLine(memberships: readonly OverviewMembershipFragment[]): ReactNode {
  const orders = memberships.flatMap(({ pendingOrder }) => pendingOrder ?? []);
  if (orders.length === 0) return content.nothingDue;
  const texts = orders.map(({ price, planName }) => content.order(formatMoney(price.total), planName));
  return <Link to={paths.membership}>{texts.join(', ')}</Link>;
}

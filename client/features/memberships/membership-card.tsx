import { useId } from 'react';
import { planSlug } from '#common/plans/plans';
import { Badge } from '../../components/badge';
import { formatDay } from '../../lib/format-day';
import { useMinute } from '../../lib/use-minute';
import { PLAN_PARAMETER, planPaths } from '../../lib/paths';
import { Link } from '../../navigation/navigation';
import { membershipState } from './membership-state';
import { membershipContent } from './memberships.content';
import type { MembershipFactsFragment } from './memberships.generated';
import classes from './membership-card.module.css';

const { lines, none, stop, renew, choose, facts, upcoming: describe } = membershipContent;

/** Membership in one of the two plan lines: status, dates, and a link to choose or renew a plan. */
export function MembershipCard({ membership }: { membership: MembershipFactsFragment }) {
  const id = useId();
  const { line, status, plan } = membership;
  const now = useMinute();
  const { label, tone } = membershipState(membership, now);
  return (
    <section className={classes.card} aria-labelledby={id}>
      <header>
        <h2 id={id}>{lines[line]}</h2>
        <Badge tone={tone}>{label}</Badge>
      </header>
      {plan === null ? <p>{none[line]}</p> : <MembershipDates membership={membership} />}
      {status === 'active' && <p>{stop}</p>}
      {plan === null ? (
        <Link className={classes.link} to={planPaths[line]}>
          {choose[line]}
        </Link>
      ) : (
        <Link className={classes.link} to={`${planPaths[line]}?${PLAN_PARAMETER}=${planSlug(plan)}`}>
          {renew} {plan}
        </Link>
      )}
    </section>
  );
}

/** Plan, start and end dates, and the periods that follow. */
const MembershipDates = ({ membership }: { membership: MembershipFactsFragment }) => {
  const { status, plan, startedAt, expiry, upcoming } = membership;
  return (
    <dl className={classes.facts}>
      <Fact name={facts.plan}>{plan}</Fact>
      {startedAt && <Fact name={facts.since}>{formatDay(startedAt)}</Fact>}
      {upcoming.map((next) => (
        <Fact key={next.startsAt} name={facts.next}>
          {describe(next.plan, formatDay(next.startsAt), formatDay(next.expiry))}
        </Fact>
      ))}
      {expiry && status === 'active' && <Fact name={facts.runsUntil}>{formatDay(expiry)}</Fact>}
    </dl>
  );
};

const Fact = ({ name, children }: { name: string; children: string | null }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

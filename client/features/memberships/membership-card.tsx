import { useId } from 'react';
import { Badge } from '../../components/badge';
import { formatDay, formatLastDay } from '../../lib/format-day';
import { useMinute } from '../../lib/use-minute';
import { planAddress, planPaths } from '../../lib/plan-address';
import { Link } from '../../navigation/navigation';
import { OwnFreeze } from './freeze/own-freeze';
import type { MembershipCardFragment } from './membership-card.generated';
import { membershipState } from './membership-state';
import { membershipContent } from './memberships.content';
import classes from './membership-card.module.css';

const { planTypes, none, stop, renew, choose, facts, frozen, upcoming: describe } = membershipContent;

/** Membership of one plan type: status, dates, and a link to choose or renew a plan. */
export function MembershipCard({ membership }: { membership: MembershipCardFragment }) {
  const id = useId();
  const { planType, status } = membership;
  const period = shownPeriod(membership);
  const now = useMinute();
  const { label, tone } = membershipState(membership, now);
  return (
    <section className={classes.card} aria-labelledby={id}>
      <header>
        <h2 id={id}>{planTypes[planType]}</h2>
        <Badge tone={tone}>{label}</Badge>
      </header>
      {period ? <MembershipDates membership={membership} /> : <p>{none[planType]}</p>}
      {status === 'ACTIVE' && <p>{stop}</p>}
      {planType === 'PASS' && <OwnFreeze pass={membership} />}
      {period ? (
        <Link className={classes.link} to={planAddress(planType, period.planName)}>
          {renew} {period.planName}
        </Link>
      ) : (
        <Link className={classes.link} to={planPaths[planType]}>
          {choose[planType]}
        </Link>
      )}
    </section>
  );
}

/** The current period or, if the membership is inactive, the one that ended last. */
const shownPeriod = ({ current, previous }: MembershipCardFragment) => current ?? previous;

/** Plan, start and end dates, and the periods that follow. */
const MembershipDates = ({ membership }: { membership: MembershipCardFragment }) => {
  const { status, paidUntil, upcoming, freeze } = membership;
  const period = shownPeriod(membership);
  return (
    <dl className={classes.facts}>
      {period && <Fact name={facts.plan}>{period.planName}</Fact>}
      {period && <Fact name={facts.since}>{formatDay(period.startsAt)}</Fact>}
      {freeze && (
        <Fact name={facts.frozen}>{frozen(formatDay(freeze.startsAt), formatLastDay(freeze.endsAt))}</Fact>
      )}
      {upcoming.map((next) => (
        <Fact key={next.id} name={facts.next}>
          {describe(next.planName, formatDay(next.startsAt), formatLastDay(next.endsAt))}
        </Fact>
      ))}
      {paidUntil && status === 'ACTIVE' && <Fact name={facts.runsUntil}>{formatLastDay(paidUntil)}</Fact>}
    </dl>
  );
};

const Fact = ({ name, children }: { name: string; children: string | null }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

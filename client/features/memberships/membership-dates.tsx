import { formatDay } from '../../lib/format-day';
import { membershipContent } from './memberships.content';
import type { MembershipFactsFragment } from './memberships.generated';
import classes from './membership-card.module.css';

const { facts, upcoming: describe } = membershipContent;

/** Plan, start and end dates, and the periods that follow. */
export const MembershipDates = ({ membership }: { membership: MembershipFactsFragment }) => {
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

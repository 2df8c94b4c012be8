import { useId } from 'react';
import { planSlug } from '#common/plans/plans';
import { Badge } from '../../components/badge';
import { useMinute } from '../../lib/use-minute';
import { PLAN_PARAMETER, planPaths } from '../../lib/paths';
import { Link } from '../../navigation/navigation';
import { MembershipDates } from './membership-dates';
import { membershipState } from './membership-state';
import { membershipContent } from './memberships.content';
import type { MembershipFactsFragment } from './memberships.generated';
import classes from './membership-card.module.css';

const { lines, none, stop, renew, choose } = membershipContent;

/** Membership in one of the two plan lines: status, dates, and a link to choose or renew a plan. */
export function MembershipCard({ membership }: { membership: MembershipFactsFragment }) {
  const id = useId();
  const { line, status, plan } = membership;
  const now = useMinute();
  const { word, tone } = membershipState(membership, now);
  return (
    <section className={classes.card} aria-labelledby={id}>
      <header>
        <h2 id={id}>{lines[line]}</h2>
        <Badge tone={tone}>{word}</Badge>
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

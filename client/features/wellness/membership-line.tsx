import { paths } from '#common/paths';
import { Badge } from '../../components/badge';
import { formatLastDay } from '../../lib/format-day';
import { useMinute } from '../../lib/use-minute';
import { Link } from '../../navigation/navigation';
import { membershipState } from '../memberships/membership-state';
import type { MembershipLineFragment } from './membership-line.generated';
import { wellnessContent } from './wellness.content';
import classes from './wellness-page.module.css';

const { membership: content } = wellnessContent;

/** The active memberships on one line, or else the ones that have ended. */
export function MembershipLine({ memberships }: { memberships: MembershipLineFragment[] }) {
  const running = memberships.filter(({ status }) => status === 'ACTIVE');
  const shown = running.length > 0 ? running : memberships.filter(({ previous }) => previous !== null);
  return (
    <section className={classes.membership} aria-label={content.title}>
      {shown.length === 0 && <p>{content.none}</p>}
      {shown.map((membership) => (
        <MembershipFacts key={membership.id} membership={membership} />
      ))}
      <Link to={shown.length === 0 ? paths.passPlans : paths.membership}>
        {shown.length === 0 ? content.choose : content.more}
      </Link>
    </section>
  );
}

function MembershipFacts({ membership }: { membership: MembershipLineFragment }) {
  const { current, previous, paidUntil } = membership;
  const now = useMinute();
  const { label, tone } = membershipState(membership, now);
  return (
    <p>
      <Badge tone={tone}>{label}</Badge>{' '}
      <span>
        {(current ?? previous)?.planName}
        {tone !== 'danger' && paidUntil && `, ${content.until(formatLastDay(paidUntil))}`}
      </span>
    </p>
  );
}

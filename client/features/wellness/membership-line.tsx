import { Badge } from '../../components/badge';
import { formatDay } from '../../lib/format-day';
import { useMinute } from '../../lib/use-minute';
import { paths } from '../../lib/paths';
import { Link } from '../../navigation/navigation';
import { membershipState } from '../memberships/membership-state';
import { wellnessContent } from './wellness.content';
import type { WellnessPageQuery } from './wellness.generated';
import classes from './wellness-page.module.css';

const { membership: content } = wellnessContent;

type Membership = WellnessPageQuery['myMemberships'][number];

/** The active memberships in a line, or else the ones that have ended. */
export function MembershipLine({ memberships }: { memberships: Membership[] }) {
  const running = memberships.filter(({ status }) => status === 'active');
  const shown = running.length > 0 ? running : memberships.filter(({ plan }) => plan !== null);
  return (
    <section className={classes.membership} aria-label={content.title}>
      {shown.length === 0 && <p>{content.none}</p>}
      {shown.map((membership) => (
        <MembershipFacts key={membership.line} membership={membership} />
      ))}
      <Link to={shown.length === 0 ? paths.passPlans : paths.membership}>
        {shown.length === 0 ? content.choose : content.more}
      </Link>
    </section>
  );
}

function MembershipFacts({ membership }: { membership: Membership }) {
  const { plan, expiry } = membership;
  const now = useMinute();
  const { label, tone } = membershipState(membership, now);
  return (
    <p>
      <Badge tone={tone}>{label}</Badge>{' '}
      <span>
        {plan}
        {tone !== 'danger' && expiry && `, ${content.until(formatDay(expiry))}`}
      </span>
    </p>
  );
}

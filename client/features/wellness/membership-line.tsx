import { Link } from 'react-router-dom';
import { Badge } from '../../components/badge';
import { formatDay } from '../../lib/format-day';
import { useMinute } from '../../lib/now';
import { paths } from '../../lib/paths';
import { membershipState } from '../memberships/membership-state';
import { wellnessContent } from './wellness.content';
import type { WellnessPageQuery } from './wellness.generated';
import classes from './wellness-page.module.css';

const { membership: content } = wellnessContent;

type Membership = WellnessPageQuery['myMemberships'][number];

/** What somebody has, or had last, in a line. */
export function MembershipLine({ memberships }: { memberships: Membership[] }) {
  const running = memberships.filter(({ status }) => status === 'active');
  const held = running.length > 0 ? running : memberships.filter(({ plan }) => plan !== null);
  return (
    <section className={classes.membership} aria-label={content.title}>
      {held.length === 0 && <p>{content.none}</p>}
      {held.map((membership) => (
        <Held key={membership.line} membership={membership} />
      ))}
      <Link to={held.length === 0 ? paths.passPlans : paths.membership}>
        {held.length === 0 ? content.choose : content.more}
      </Link>
    </section>
  );
}

function Held({ membership }: { membership: Membership }) {
  const { plan, expiry } = membership;
  const { word, tone } = membershipState(membership, useMinute());
  return (
    <p>
      <Badge tone={tone}>{word}</Badge>{' '}
      <span>
        {plan}
        {tone !== 'danger' && expiry && `, ${content.until(formatDay(expiry))}`}
      </span>
    </p>
  );
}

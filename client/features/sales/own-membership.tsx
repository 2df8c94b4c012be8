import { formatDay, formatLastDay } from '../../lib/format-day';
import type { MembershipCardFragment } from '../memberships/membership-card.generated';
import { UnpaidOrder } from '../memberships/unpaid-order';
import type { WaitingOrderFragment } from '../memberships/waiting-order.generated';
import { plansContent } from './plans.content';
import classes from './own-membership.module.css';

const { renewal } = plansContent;

interface OwnMembershipProps {
  /** The one of the type that the page sells. */
  membership: Pick<MembershipCardFragment, 'status' | 'current' | 'paidUntil'>;
  unpaid: WaitingOrderFragment | null;
}

/** A member's unpaid order, and the plan that a new order would renew. */
export function OwnMembership({ membership, unpaid }: OwnMembershipProps) {
  const { status, current, paidUntil } = membership;
  return (
    <>
      {unpaid && <UnpaidOrder order={unpaid} membership={membership} />}
      {status === 'ACTIVE' && current && paidUntil && (
        <section className={classes.renewal} aria-labelledby="renewal">
          <h2 id="renewal">{renewal.title(current.planName)}</h2>
          <p>
            {/* Without another order, which comes first, the start is known. */}
            {renewal.paid(formatLastDay(paidUntil))} {!unpaid && renewal.starts(formatDay(paidUntil))}
          </p>
        </section>
      )}
    </>
  );
}

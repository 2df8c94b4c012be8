import { formatDay, formatLastDay } from '../../lib/format-day';
import type { MembershipCardFragment } from '../memberships/membership-card.generated';
import { plansContent } from './plans.content';
import classes from './renewal.module.css';

const { renewal } = plansContent;

interface RenewalProps {
  /** One that is active. */
  membership: Pick<MembershipCardFragment, 'current' | 'paidUntil'>;
  /** Whether another order comes first, so that nobody knows yet when this one starts. */
  hasUnpaid: boolean;
}

/** Says that an order now is a renewal, and from when the new period runs. */
export const Renewal = ({ membership: { current, paidUntil }, hasUnpaid }: RenewalProps) => (
  <section className={classes.renewal} aria-labelledby="renewal">
    <h2 id="renewal">{renewal.title(current?.planName ?? '')}</h2>
    {paidUntil && (
      <p>
        {renewal.paid(formatLastDay(paidUntil))} {!hasUnpaid && renewal.starts(formatDay(paidUntil))}
      </p>
    )}
  </section>
);

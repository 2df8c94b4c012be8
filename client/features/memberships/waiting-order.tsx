import { useId } from 'react';
import { formatPaise } from '#common/money';
import { ActionButton } from '../../components/action-button';
import { Button } from '../../components/button';
import nextStep from '../../components/next-step.module.css';
import { formatDay } from '../../lib/format-day';
import { membershipContent } from './memberships.content';
import type { MembershipFactsFragment, OrderFactsFragment } from './memberships.generated';
import classes from './waiting-order.module.css';

const { waiting, waitingOnline, cancel } = membershipContent;

interface WaitingOrderProps {
  order: OrderFactsFragment;
  /** Active membership in the same plan line, after which the new one would start. */
  running: Pick<MembershipFactsFragment, 'expiry'> | null;
  isBusy: boolean;
  onCancel: (order: OrderFactsFragment) => void;
  onPay: (order: OrderFactsFragment) => void;
}

/** An order awaiting payment: amount, how to pay online or at the front desk, start date and cancellation. */
export function WaitingOrder({ order, running, isBusy, onCancel, onPay }: WaitingOrderProps) {
  const id = useId();
  const isOnline = order.gateway !== 'DESK';
  const { pay, how, starts, follows } = isOnline ? waitingOnline : waiting;
  const startsAt = running?.expiry && dayAfter(running.expiry);
  return (
    <section className={nextStep.card} aria-labelledby={id}>
      <div>
        <h2 id={id}>{pay(formatPaise(order.price.totalPaise))}</h2>
        <p className={classes.what}>{waiting.what(order.planName, order.number)}</p>
        <p>
          {how} {startsAt ? follows(startsAt) : starts} {waiting.until(formatDay(order.expiresAt))}
        </p>
        <p>{waiting.stop}</p>
      </div>
      <div className={classes.actions}>
        {isOnline && (
          <ActionButton
            aria-busy={isBusy}
            aria-disabled={isBusy || undefined}
            onClick={isBusy ? undefined : () => onPay(order)}
          >
            {waitingOnline.button}
          </ActionButton>
        )}
        <Button isBusy={isBusy} onClick={() => onCancel(order)}>
          {cancel.button}
        </Button>
      </div>
    </section>
  );
}

/** Day after the one that ends at the given moment, formatted. */
const dayAfter = (lastMoment: string) => formatDay(new Date(Date.parse(lastMoment) + 1).toISOString());

import { useId } from 'react';
import { ActionButton } from '../../components/action-button';
import { Button } from '../../components/button';
import nextStep from '../../components/next-step.module.css';
import { formatDay } from '../../lib/format-day';
import { formatMoney } from '../../lib/format-money';
import { membershipContent } from './memberships.content';
import type { WaitingOrderFragment } from './waiting-order.generated';
import classes from './waiting-order.module.css';

const { waiting, waitingOnline, cancel } = membershipContent;

interface WaitingOrderProps {
  order: WaitingOrderFragment;
  /** When the plan would start: the end of the active membership of its type; null if there is none. */
  startsAt: string | null;
  isBusy: boolean;
  onCancel: (order: WaitingOrderFragment) => void;
  onPay: (order: WaitingOrderFragment) => void;
}

/** An order awaiting payment: amount, how to pay online or at the front desk, start date and cancellation. */
export function WaitingOrder({ order, startsAt, isBusy, onCancel, onPay }: WaitingOrderProps) {
  const id = useId();
  const isOnline = order.gateway !== 'DESK';
  const { pay, how, starts, follows } = isOnline ? waitingOnline : waiting;
  return (
    <section className={nextStep.card} aria-labelledby={id}>
      <div>
        <h2 id={id}>{pay(formatMoney(order.price.total))}</h2>
        <p className={classes.what}>{waiting.what(order.planName, order.number)}</p>
        <p>
          {how} {startsAt ? follows(formatDay(startsAt)) : starts} {waiting.until(formatDay(order.expiresAt))}
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

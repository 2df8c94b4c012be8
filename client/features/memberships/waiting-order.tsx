import { useId } from 'react';
import { formatPaise } from '#common/money';
import { Button } from '../../components/button';
import { formatDay } from '../../lib/format-day';
import { membershipContent } from './memberships.content';
import type { OrderFactsFragment } from './memberships.generated';
import classes from './waiting-order.module.css';

const { waiting, cancel } = membershipContent;

interface WaitingOrderProps {
  order: OrderFactsFragment;
  isBusy: boolean;
  onCancel: (order: OrderFactsFragment) => void;
}

/** What is to be paid at the desk, what happens then, and how to get out of it. */
export function WaitingOrder({ order, isBusy, onCancel }: WaitingOrderProps) {
  const id = useId();
  return (
    <section className={classes.order} aria-labelledby={id}>
      <div>
        <h2 id={id}>{waiting.pay(formatPaise(order.price.totalPaise))}</h2>
        <p className={classes.what}>{waiting.what(order.plan, order.number)}</p>
        <p>{waiting.next(formatDay(order.waitsUntil))}</p>
        <p>{waiting.stop}</p>
      </div>
      <Button isBusy={isBusy} onClick={() => onCancel(order)}>
        {cancel.button}
      </Button>
    </section>
  );
}

import { ordersContent } from './admin.content';
import type { StatusChoice } from './chosen-status';
import classes from './orders-tab.module.css';

export function NoOrders({ status }: { status: StatusChoice }) {
  const { title, hint } = textOf(status);
  return (
    <section className={classes.empty}>
      <h2>{title}</h2>
      <p>{hint}</p>
    </section>
  );
}

function textOf(status: StatusChoice) {
  const { placed, refundOpen, others } = ordersContent.empty;
  if (status === 'placed') return placed;
  return status === 'refund-open' ? refundOpen : others;
}

import { ordersContent } from './admin.content';
import type { StatusChoice } from './chosen-status';
import classes from './orders-tab.module.css';

export const NoOrders = ({ status }: { status: StatusChoice }) => (
  <section className={classes.empty}>
    <h2>{status === 'placed' ? ordersContent.empty.placed : ordersContent.empty.others}</h2>
    <p>{ordersContent.emptyHint}</p>
  </section>
);

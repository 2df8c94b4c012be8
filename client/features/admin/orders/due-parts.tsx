import { studioDay } from '#common/calendar';
import { daysOverdue } from '#common/orders/due-ages';
import { formatMoney } from '../../../lib/format-money';
import { dueLabel } from '../../../lib/order-labels';
import { useMinute } from '../../../lib/use-minute';
import { dueOf } from './dialogs/order-decision';
import classes from './order-columns.module.css';
import { ordersContent } from './orders.content';
import type { DeskOrderFragment } from './order-columns.generated';

/** The amounts that are still due on an order, by promised day. */
export function DueParts({ order }: { order: DeskOrderFragment }) {
  const due = dueOf(order);
  return (
    <>
      {due && order.openInstalments.length > 1 && (
        <span className={classes.more}>{ordersContent.dueInAll(formatMoney(due))}</span>
      )}
      {order.openInstalments.map((part) => (
        <DuePart key={part.dueOn} part={part} />
      ))}
    </>
  );
}

/** The amount due on a day, and for how long it has been overdue. */
function DuePart({ part }: { part: DeskOrderFragment['openInstalments'][number] }) {
  const days = daysOverdue(part.dueOn, studioDay(useMinute()));
  return (
    <span className={classes.more} data-overdue={days > 0 || undefined}>
      {[dueLabel(part), ...(days < 0 ? [] : [ordersContent.overdue(days)])].join(' · ')}
    </span>
  );
}

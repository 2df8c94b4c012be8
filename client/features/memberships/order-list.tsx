import { Button } from '../../components/button';
import { FormAlert } from '../../components/form-alert';
import { LoadFailed } from '../../components/load-failed';
import { useLoadMore } from '../../lib/use-load-more';
import type { OrderToCancelFragment } from './cancel-order-dialog.generated';
import { membershipContent } from './memberships.content';
import { OrderRow } from './order-row';
import type { OrderRowFragment } from './order-row.generated';
import { useReceiptActions } from './use-order-actions';
import classes from './orders-section.module.css';

const { failed, more, shown } = membershipContent.orders;

interface OrderListProps {
  orders: OrderRowFragment[];
  isBusy: boolean;
  onCancel: (order: OrderToCancelFragment) => void;
  /** Fetches the next page; undefined on the last one. */
  onMore: (() => Promise<unknown>) | undefined;
}

export function OrderList({ orders, isBusy, onCancel, onMore }: OrderListProps) {
  const { list, load, isLoading, hasFailed } = useLoadMore<HTMLOListElement>(orders.length, onMore);
  const receipts = useReceiptActions();
  return (
    <>
      <FormAlert notice={receipts.notice} />
      <ol ref={list} className={classes.list}>
        {orders.map((order) => (
          <li key={order.id} tabIndex={-1}>
            <OrderRow order={order} isBusy={isBusy} onCancel={onCancel} receipts={receipts} />
          </li>
        ))}
      </ol>
      {hasFailed && <LoadFailed message={failed} onRetry={load} />}
      {onMore && !hasFailed && (
        <div className={classes.end}>
          <p role="status">{shown(orders.length)}</p>
          <Button onClick={load} isBusy={isLoading}>
            {more}
          </Button>
        </div>
      )}
    </>
  );
}

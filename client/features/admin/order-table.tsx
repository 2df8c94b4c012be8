import { Button } from '../../components/button';
import { LoadFailed } from '../../components/load-failed';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useLoadMore } from '../../lib/use-load-more';
import { adminContent, ordersContent } from './admin.content';
import type { DeskOrderFragment } from './admin.generated';
import type { PendingDecision } from './order-decision';
import { OrderTableRow } from './order-table-row';
import classes from './order-table.module.css';

const { heads, filter } = ordersContent;

interface OrderTableProps {
  orders: DeskOrderFragment[];
  /** Id of the order decided last; its row takes the focus. */
  decidedId: string | null;
  onDecide: (decision: PendingDecision) => void;
  /** Fetches the next page; undefined on the last one. */
  onMore: (() => Promise<unknown>) | undefined;
}

/**
 * The orders as a table, whose rows become cards in narrow windows. The ARIA roles are explicit because browsers drop
 * the implicit ones when CSS changes the `display` of table elements.
 */
export function OrderTable({ orders, decidedId, onDecide, onMore }: OrderTableProps) {
  const { list, load, isLoading, hasFailed } = useLoadMore<HTMLTableSectionElement>(orders.length, onMore);
  return (
    <>
      <table className={classes.table} role="table">
        <caption>
          <VisuallyHidden>{filter}</VisuallyHidden>
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            {Object.entries(heads).map(([name, head]) => (
              <th key={name} role="columnheader" scope="col" data-column={name}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={list} role="rowgroup">
          {orders.map((order) => (
            <OrderTableRow
              key={order.id}
              order={order}
              isDecided={order.id === decidedId}
              onDecide={onDecide}
            />
          ))}
        </tbody>
      </table>
      {hasFailed && <LoadFailed message={adminContent.loadFailed} onRetry={load} />}
      {onMore && !hasFailed && (
        <div>
          <Button onClick={load} isBusy={isLoading}>
            {ordersContent.more}
          </Button>
        </div>
      )}
    </>
  );
}

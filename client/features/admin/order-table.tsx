import { Button } from '../../components/button';
import { LoadFailed } from '../../components/load-failed';
import { VisuallyHidden } from '../../components/visually-hidden';
import { useMore } from '../../lib/use-more';
import { adminContent, ordersContent } from './admin.content';
import type { DeskOrderFragment } from './admin.generated';
import type { Asked } from './order-decision';
import { OrderTableRow } from './order-table-row';
import classes from './order-table.module.css';

const { heads, filter } = ordersContent;

interface OrderTableProps {
  orders: DeskOrderFragment[];
  /** Of the order that was decided last; its row takes the focus. */
  decidedId: string | null;
  onAsk: (asked: Asked) => void;
  /** Fetches the next ones; absent when all are there. */
  onMore: (() => Promise<unknown>) | undefined;
}

/** A table; in narrow windows each row is a card. The roles are said, since styles take those of elements away. */
export function OrderTable({ orders, decidedId, onAsk, onMore }: OrderTableProps) {
  const { list, load, isLoading, hasFailed } = useMore<HTMLTableSectionElement>(orders.length, onMore);
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
            <OrderTableRow key={order.id} order={order} isDecided={order.id === decidedId} onAsk={onAsk} />
          ))}
        </tbody>
      </table>
      {hasFailed && <LoadFailed message={adminContent.loadFailed} onRetry={load} />}
      {onMore && !hasFailed && (
        <div>
          <Button onClick={load} isBusy={isLoading}>
            {adminContent.more}
          </Button>
        </div>
      )}
    </>
  );
}

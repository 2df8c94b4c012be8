import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { ORDERS_SHOWN } from '#common/orders/limits';
import { QueryBoundary } from '../../components/query-boundary';
import { focusHeading } from '../../lib/focus-heading';
import type { Notice } from '../../lib/use-action';
import { adminContent } from './admin.content';
import { DeskOrdersDocument, useDeskOrdersQuery } from './admin.generated';
import { filterOf, isListed, type StatusChoice } from './chosen-status';
import { DecisionDialog } from './decision-dialog';
import { NoOrders } from './no-orders';
import type { PendingDecision } from './order-decision';
import { OrderTable } from './order-table';
import { OrdersSkeleton } from './orders-skeleton';

interface OrdersOfStatusProps {
  status: StatusChoice;
  /** Called with a notice when another admin decided the order first, and with null after a decision or cancel. */
  onConflict: (notice: Notice | null) => void;
}

/** The orders of a status with the dialog for deciding one, which may move it to another status. */
export function OrdersOfStatus({ status, onConflict }: OrdersOfStatusProps) {
  const client = useApolloClient();
  const variables = { ...filterOf(status), first: ORDERS_SHOWN };
  const query = useDeskOrdersQuery({ variables, fetchPolicy: 'network-only' });
  const [pending, setPending] = useState<PendingDecision | null>(null);
  const [decidedId, setDecidedId] = useState<string | null>(null);
  // The cache merges the page into the list; on failure the list stays as it is.
  const readMore = (after: string | null | undefined) =>
    client.query({
      query: DeskOrdersDocument,
      variables: { ...variables, after: after ?? null },
      fetchPolicy: 'network-only',
    });
  const shown = (query.data ?? query.previousData)?.orders.edges
    .map(({ node }) => node)
    .filter((order) => isListed(order, status));
  const hasMoved = decidedId !== null && !shown?.some(({ id }) => id === decidedId);
  // The decided row has left the list together with the focused button, so the heading takes the focus.
  useEffect(() => {
    if (hasMoved) focusHeading(document.querySelector('h1'));
  }, [hasMoved, decidedId]);
  const close = (id: string | null, conflict: Notice | null) => {
    setPending(null);
    setDecidedId(id);
    onConflict(conflict);
    if (conflict) void query.refetch().catch(() => undefined);
  };
  return (
    <>
      <QueryBoundary query={query} loading={<OrdersSkeleton />} failed={adminContent.loadFailed}>
        {({ orders: { pageInfo } }) =>
          shown?.length === 0 && !pageInfo.hasNextPage ? (
            <NoOrders status={status} />
          ) : (
            <OrderTable
              orders={shown ?? []}
              decidedId={decidedId}
              onDecide={setPending}
              onMore={pageInfo.hasNextPage ? () => readMore(pageInfo.endCursor) : undefined}
            />
          )
        }
      </QueryBoundary>
      {pending && <DecisionDialog {...pending} onClose={close} />}
    </>
  );
}

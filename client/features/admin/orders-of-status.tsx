import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { ORDERS_SHOWN } from '#common/limits';
import { QueryBoundary } from '../../components/query-boundary';
import { focusHeading } from '../../lib/focus-heading';
import type { Notice } from '../../lib/use-server-form';
import { adminContent } from './admin.content';
import { DeskOrdersDocument, useDeskOrdersQuery } from './admin.generated';
import { filterOf, isListed, type StatusChoice } from './chosen-status';
import { DecisionDialog } from './decision-dialog';
import { NoOrders } from './no-orders';
import type { Asked } from './order-decision';
import { OrderTable } from './order-table';
import { OrdersSkeleton } from './orders-skeleton';

interface OrdersOfStatusProps {
  status: StatusChoice;
  /** Somebody else was faster. */
  onConflict: (notice: Notice | null) => void;
}

/** The orders of a status, and the decision about one of them, after which it may be one of another status. */
export function OrdersOfStatus({ status, onConflict }: OrdersOfStatusProps) {
  const client = useApolloClient();
  const variables = { ...filterOf(status), first: ORDERS_SHOWN };
  const query = useDeskOrdersQuery({ variables, fetchPolicy: 'network-only' });
  const [asked, setAsked] = useState<Asked | null>(null);
  const [decidedId, setDecidedId] = useState<string | null>(null);
  // Joins the list in the cache; failing, it leaves the list as it is.
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
  // The row that was decided about is gone, and its button with it.
  useEffect(() => {
    if (hasMoved) focusHeading(document.querySelector('h1'));
  }, [hasMoved, decidedId]);
  const close = (id: string | null, conflict: Notice | null) => {
    setAsked(null);
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
              onAsk={setAsked}
              onMore={pageInfo.hasNextPage ? () => readMore(pageInfo.endCursor) : undefined}
            />
          )
        }
      </QueryBoundary>
      {asked && <DecisionDialog {...asked} onClose={close} />}
    </>
  );
}

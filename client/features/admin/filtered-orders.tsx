import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { QueryBoundary } from '../../components/query-boundary';
import { focusHeading } from '../../lib/focus-heading';
import type { Notice } from '../../lib/use-action';
import { adminContent, ordersContent } from './admin.content';
import { DeskOrdersDocument, useDeskOrdersQuery } from './admin.generated';
import { variablesOf, type OrderConditions, type OrderFilter } from './order-filter';
import { DecisionDialog } from './decision-dialog';
import { RowsSkeleton } from './list/rows-skeleton';
import type { PendingDecision } from './order-decision';
import { OrderTable } from './order-table';
import classes from './orders-tab.module.css';

interface FilteredOrdersProps {
  filter: OrderFilter;
  conditions: OrderConditions;
  /** Called with a notice when another admin decided the order first, and with null after a decision or cancel. */
  onConflict: (notice: Notice | null) => void;
}

/** The orders that match a filter, with the dialog for deciding one, which then may no longer match. */
export function FilteredOrders({ filter, conditions, onConflict }: FilteredOrdersProps) {
  const client = useApolloClient();
  const variables = variablesOf(filter, conditions);
  const hasConditions = conditions.bookedOn !== null || conditions.search !== '';
  const query = useDeskOrdersQuery({ variables });
  const [pending, setPending] = useState<PendingDecision | null>(null);
  const [decidedId, setDecidedId] = useState<string | null>(null);
  // The cache merges the page into the list, which would otherwise count as the answer.
  const readMore = (after: string | null | undefined) =>
    client.query({
      query: DeskOrdersDocument,
      variables: { ...variables, after: after ?? null },
      fetchPolicy: 'network-only',
    });
  const shown = (query.data ?? query.previousData)?.orders.edges.map(({ node }) => node);
  const hasMoved = decidedId !== null && !shown?.some(({ id }) => id === decidedId);
  // The decided row has left the list together with the focused button, so the heading takes the focus.
  useEffect(() => {
    if (hasMoved) focusHeading(document.querySelector('h1'));
  }, [hasMoved, decidedId]);
  const close = (id: string | null, conflict: Notice | null) => {
    setPending(null);
    setDecidedId(id);
    onConflict(conflict);
    // A decision changes which orders meet the conditions, and their sum.
    if (conflict || (hasConditions && id)) void client.refetchQueries({ include: 'active' });
  };
  return (
    <>
      <QueryBoundary query={query} loading={<RowsSkeleton />} failed={adminContent.loadFailed}>
        {({ orders: { pageInfo } }) =>
          shown?.length === 0 && !pageInfo.hasNextPage ? (
            <NoOrders texts={textOf(filter, conditions)} />
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

const NoOrders = ({ texts: { title, hint } }: { texts: ReturnType<typeof textOf> }) => (
  <section className={classes.empty}>
    <h2>{title}</h2>
    <p>{hint}</p>
  </section>
);

function textOf(filter: OrderFilter, { bookedOn, search }: OrderConditions) {
  const { pending, refundOpen, others, booked, search: noMatch } = ordersContent.empty;
  if (search) return noMatch;
  if (bookedOn) return booked;
  if (filter === 'pending') return pending;
  return filter === 'refund-open' ? refundOpen : others;
}

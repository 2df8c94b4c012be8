import { useApolloClient } from '@apollo/client/react';
import { ORDERS_SHOWN } from '#common/orders/limits';
import { QueryBoundary } from '../../components/query-boundary';
import { Skeleton } from '../../components/skeleton';
import type { OrderToCancelFragment } from './cancel-order-dialog.generated';
import { membershipContent } from './memberships.content';
import { MyOrdersDocument, useMyOrdersQuery } from './memberships.generated';
import { OrderList } from './order-list';
import { useArrivalOptions } from './use-arrival-options';
import classes from './orders-section.module.css';

const { title, failed, empty, emptyHint } = membershipContent.orders;

interface OrdersSectionProps {
  isBusy: boolean;
  onCancel: (order: OrderToCancelFragment) => void;
}

/** Orders, newest first, with their receipts and refunds. */
export function OrdersSection({ isBusy, onCancel }: OrdersSectionProps) {
  const client = useApolloClient();
  const variables = { first: ORDERS_SHOWN };
  const query = useMyOrdersQuery({ variables, ...useArrivalOptions() });
  // The cache merges the page into the list, which would otherwise count as the answer.
  const readMore = (after: string | null | undefined) =>
    client.query({
      query: MyOrdersDocument,
      variables: { ...variables, after: after ?? null },
      fetchPolicy: 'network-only',
    });
  return (
    <section className={classes.section} aria-labelledby="orders">
      <h2 id="orders">{title}</h2>
      <QueryBoundary query={query} loading={<OrdersSkeleton />} failed={failed}>
        {({
          me: {
            user: {
              orders: { edges, pageInfo },
            },
          },
        }) =>
          edges.length === 0 ? (
            <>
              <p className={classes.empty}>{empty}</p>
              <p>{emptyHint}</p>
            </>
          ) : (
            <OrderList
              orders={edges.map(({ node }) => node)}
              isBusy={isBusy}
              onCancel={onCancel}
              onMore={pageInfo.hasNextPage ? () => readMore(pageInfo.endCursor) : undefined}
            />
          )
        }
      </QueryBoundary>
    </section>
  );
}

/** Placeholder for the first orders. */
const OrdersSkeleton = () => (
  <Skeleton>
    <div className={classes.list}>
      <span data-bone="title" />
      <span data-bone="line" />
      <span data-bone="title" />
      <span data-bone="line" />
    </div>
  </Skeleton>
);

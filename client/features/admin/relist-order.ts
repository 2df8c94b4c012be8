import type { ApolloCache } from '@apollo/client';
import { placeInList, withoutNode } from '../../lib/place-in-list';
import { DeskOrdersDocument, type DeskOrderFragment, type DeskOrdersQuery } from './admin.generated';
import { matchesFilter, ORDER_FILTERS, variablesOf, type OrderFilter } from './order-filter';

/** Moves an order that has changed between the lists in the cache, according to their filters. */
export function relistOrder(cache: ApolloCache, order: DeskOrderFragment): void {
  for (const filter of ORDER_FILTERS)
    cache.updateQuery({ query: DeskOrdersDocument, variables: variablesOf(filter) }, (list) =>
      list ? { ...list, orders: { ...list.orders, edges: changedEdges(list, order, filter) } } : undefined,
    );
}

const changedEdges = ({ orders }: DeskOrdersQuery, order: DeskOrderFragment, filter: OrderFilter) =>
  matchesFilter(order, filter) ? placeInList(orders, order, 'placedAt') : withoutNode(orders.edges, order.id);

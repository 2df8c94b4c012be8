import { useApolloClient } from '@apollo/client/react';
import { MyMembershipsDocument, MyOrdersDocument } from './memberships.generated';

/** Refetches memberships and orders after a mutation, which may have failed because of a concurrent change. */
export function useRefreshOrders() {
  const client = useApolloClient();
  return () =>
    client.refetchQueries({ include: [MyMembershipsDocument, MyOrdersDocument] }).catch(() => undefined);
}

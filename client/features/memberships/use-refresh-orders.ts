import { useApolloClient } from '@apollo/client/react';
import { MyMembershipsDocument, MyOrdersDocument } from './memberships.generated';

/** Reads again what the page shows, after a change that may have failed because somebody else was faster. */
export function useRefreshOrders() {
  const client = useApolloClient();
  return () =>
    client.refetchQueries({ include: [MyMembershipsDocument, MyOrdersDocument] }).catch(() => undefined);
}

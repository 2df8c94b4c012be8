import { useApolloClient } from '@apollo/client/react';
import { messages } from '#common/messages';
import { useAction } from '../../lib/use-action';
import { membershipContent } from './memberships.content';
import {
  MyMembershipsDocument,
  MyOrdersDocument,
  useCancelOrderMutation,
  type OrderFactsFragment,
} from './memberships.generated';

/** Takes back an order. What the page shows is read again either way: the desk may have been faster. */
export function useCancelOrder() {
  const client = useApolloClient();
  const [cancelOrder] = useCancelOrderMutation();
  const { run, ...action } = useAction(membershipContent.actionFailed);
  const cancel = ({ id }: OrderFactsFragment): void =>
    void run(async () => {
      try {
        const { data } = await cancelOrder({ variables: { id } });
        return data?.cancelOrder.message ?? messages.orderCancelled;
      } finally {
        await client
          .refetchQueries({ include: [MyMembershipsDocument, MyOrdersDocument] })
          .catch(() => undefined);
      }
    });
  return { ...action, cancel };
}

import { messages } from '#common/messages';
import { useAction } from '../../lib/use-action';
import { membershipContent } from './memberships.content';
import { useCancelOrderMutation, type OrderFactsFragment } from './memberships.generated';
import { useRefreshOrders } from './use-refresh-orders';

/** Takes back an order. What the page shows is read again either way: the desk may have been faster. */
export function useCancelOrder() {
  const refresh = useRefreshOrders();
  const [cancelOrder] = useCancelOrderMutation();
  const { run, ...action } = useAction(membershipContent.actionFailed);
  const cancel = ({ id }: OrderFactsFragment): void =>
    void run(async () => {
      try {
        const { data } = await cancelOrder({ variables: { id } });
        return data?.cancelOrder.message ?? messages.orderCancelled;
      } finally {
        await refresh();
      }
    });
  return { ...action, cancel };
}

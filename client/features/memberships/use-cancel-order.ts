import { orderMessages } from '#common/orders/messages';
import { useAction } from '../../lib/use-action';
import { membershipContent } from './memberships.content';
import { useCancelOrderMutation, type OrderFactsFragment } from './memberships.generated';
import { useRefreshOrders } from './use-refresh-orders';

/** Cancels an order. Refetches even after an error, since the front desk may have settled the order in the meantime. */
export function useCancelOrder() {
  const refresh = useRefreshOrders();
  const [cancelOrder] = useCancelOrderMutation();
  const { run, ...action } = useAction(membershipContent.actionFailed);
  const cancel = ({ id }: OrderFactsFragment): void =>
    void run(async () => {
      try {
        const { data } = await cancelOrder({ variables: { id } });
        return data?.cancelOrder.message ?? orderMessages.orderCancelled;
      } finally {
        await refresh();
      }
    });
  return { ...action, cancel };
}

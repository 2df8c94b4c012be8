import { useState } from 'react';
import { usePayOnline } from '../../lib/online-payment';
import { useAction } from '../../lib/use-action';
import { membershipContent } from './memberships.content';
import { usePayOrderMutation, type OrderFactsFragment } from './memberships.generated';
import { useRefreshOrders } from './use-refresh-orders';

/** Pays a placed order online. Refetches in either case, since it may have been paid in another tab. */
export function usePayOrder() {
  const refresh = useRefreshOrders();
  const [payOrder] = usePayOrderMutation({ fetchPolicy: 'no-cache' });
  const payOnline = usePayOnline();
  const { run, tone, ...action } = useAction(membershipContent.actionFailed);
  const [isUnpaid, setIsUnpaid] = useState(false);

  const pay = ({ id }: OrderFactsFragment): void =>
    void run(async () => {
      try {
        const { data } = await payOrder({ variables: { id } });
        const { message, order, checkout } = data!.payOrder;
        const payment = checkout && (await payOnline(order, checkout));
        setIsUnpaid(payment?.status === 'unpaid');
        return payment?.message ?? message;
      } finally {
        await refresh();
      }
    });

  return { ...action, tone: isUnpaid ? ('failure' as const) : tone, pay };
}

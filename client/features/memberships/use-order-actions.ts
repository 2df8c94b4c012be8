import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { orderMessages } from '#common/orders/messages';
import { fetchFile, saveAsFile } from '../../lib/download-file';
import { usePayOnline } from '../../lib/online-payment';
import { receiptFile } from '../../lib/paths';
import { useAction } from '../../lib/use-action';
import { membershipContent } from './memberships.content';
import {
  MyMembershipsDocument,
  MyOrdersDocument,
  useCancelOrderMutation,
  useStartOrderPaymentMutation,
} from './memberships.generated';
import type { ReceiptLinkFragment } from './order-row.generated';

/** Pays a placed order online. Refetches in either case, since it may have been paid in another tab. */
export function usePayOrder() {
  const refresh = useRefreshOrders();
  const [startPayment] = useStartOrderPaymentMutation({ fetchPolicy: 'no-cache' });
  const payOnline = usePayOnline();
  const { run, tone, ...action } = useAction(membershipContent.actionFailed);
  const [isUnpaid, setIsUnpaid] = useState(false);

  const pay = ({ id }: { id: string }): void =>
    void run(async () => {
      try {
        const { data } = await startPayment({ variables: { input: { orderId: id } } });
        const { message, order, checkout } = data!.startOrderPayment;
        const payment = checkout && (await payOnline(order.id, checkout));
        setIsUnpaid(payment?.status === 'unpaid');
        return payment?.message ?? message;
      } finally {
        await refresh();
      }
    });

  return { ...action, tone: isUnpaid ? ('failure' as const) : tone, pay };
}

/** Cancels an order. Refetches even after an error, since the front desk may have settled the order in the meantime. */
export function useCancelOrder() {
  const refresh = useRefreshOrders();
  const [cancelOrder] = useCancelOrderMutation();
  const { run, ...action } = useAction(membershipContent.actionFailed);
  const cancel = ({ id }: { id: string }): void =>
    void run(async () => {
      try {
        const { data } = await cancelOrder({ variables: { input: { id } } });
        return data?.cancelOrder.message ?? orderMessages.orderCancelled;
      } finally {
        await refresh();
      }
    });
  return { ...action, cancel };
}

/** Refetches memberships and orders after a mutation, which may have failed because of a concurrent change. */
function useRefreshOrders() {
  const client = useApolloClient();
  return () =>
    client.refetchQueries({ include: [MyMembershipsDocument, MyOrdersDocument] }).catch(() => undefined);
}

export type ReceiptDownload = ReturnType<typeof useReceiptDownload>;

/** Downloads a receipt as a PDF named after its number, without the slashes, which file names cannot contain. */
export function useReceiptDownload() {
  const { run, ...action } = useAction(membershipContent.receiptFailed);
  const save = ({ id, number }: ReceiptLinkFragment): void =>
    void run(async () => {
      saveAsFile(`${number.replaceAll('/', '-')}.pdf`, await fetchFile(receiptFile(id)));
      return undefined;
    });
  return { ...action, save };
}

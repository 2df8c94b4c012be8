import { useState } from 'react';
import { orderMessages } from '#common/orders/messages';
import { useAction } from '../../lib/use-action';
import { useReread } from '../../lib/use-reread';
import { downloadReceipt } from '../receipts/download-receipt';
import { receiptsContent } from '../receipts/receipts.content';
import { usePrintReceipt } from '../receipts/use-print-receipt';
import type { ReceiptLinkFragment } from '../receipts/receipts.generated';
import { membershipContent } from './memberships.content';
import { useCancelOrderMutation } from './memberships.generated';
import { usePayOnline } from './online-payment';
import { useStartOrderPaymentMutation } from './online-payment.generated';

/** Pays a placed order online. Refetches unless this payment succeeded: the order may have been paid elsewhere. */
export function usePayOrder() {
  const { refresh, refreshAfterError } = useRefreshOrders();
  const [startPayment] = useStartOrderPaymentMutation();
  const payOnline = usePayOnline();
  const { run, tone, ...action } = useAction(membershipContent.actionFailed);
  const [isUnpaid, setIsUnpaid] = useState(false);

  const pay = ({ id }: { id: string }): void =>
    void run(async () => {
      const { data } = await startPayment({ variables: { input: { orderId: id } } }).catch(refreshAfterError);
      const { message, checkout } = data!.startOrderPayment;
      const payment = checkout && (await payOnline(id, checkout));
      setIsUnpaid(payment?.status === 'unpaid');
      if (payment && payment.status !== 'paid') await refresh();
      return payment?.message ?? message;
    });

  return { ...action, tone: isUnpaid ? ('failure' as const) : tone, pay };
}

/** Cancels an order. Refetches after an error, since the front desk may have settled the order in the meantime. */
export function useCancelOrder() {
  const { refreshAfterError } = useRefreshOrders();
  const [cancelOrder] = useCancelOrderMutation();
  const { run, ...action } = useAction(membershipContent.actionFailed);
  const cancel = ({ id }: { id: string }): void =>
    void run(async () => {
      const { data } = await cancelOrder({ variables: { input: { id } } }).catch(refreshAfterError);
      return data?.cancelOrder.message ?? orderMessages.orderCancelled;
    });
  return { ...action, cancel };
}

/** Refetches what the page shows of memberships and orders, after a mutation that may have failed because of a concurrent change. */
function useRefreshOrders() {
  const refresh = useReread();
  const refreshAfterError = async (error: unknown): Promise<never> => {
    await refresh();
    throw error;
  };
  return { refresh, refreshAfterError };
}

export type ReceiptActions = ReturnType<typeof useReceiptActions>;

/** Downloads and prints receipts of the member. */
export function useReceiptActions() {
  const saving = useAction(receiptsContent.failed);
  const printing = useAction(receiptsContent.printFailed);
  const printReceipt = usePrintReceipt();
  const save = (receipt: ReceiptLinkFragment): void =>
    void saving.run(async () => {
      await downloadReceipt(receipt);
      return undefined;
    });
  const print = (receipt: ReceiptLinkFragment): void =>
    void printing.run(async () => {
      await printReceipt(receipt, 'A4');
      return undefined;
    });
  return {
    save,
    print,
    isBusy: saving.isBusy || printing.isBusy,
    notice: saving.notice ?? printing.notice,
  };
}

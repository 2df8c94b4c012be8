import { useNavigate } from 'react-router-dom';
import type { DeskMethod } from '../../graphql/types.generated';
import { orderStatusLabels } from '../../lib/order-labels';
import { showToast } from '../../lib/toast';
import { ordersContent } from './admin.content';
import { conditionsOf, filterOf, matches, searchFor, useOrderFilter } from './order-filter';
import {
  useConfirmOrderMutation,
  useRecordManualRefundMutation,
  useRefundOrderMutation,
  useRejectOrderMutation,
  useRetryRefundMutation,
  type DeskOrderFragment,
} from './admin.generated';
import { failedRefund } from './order-decision';
import type { DecidableOrderFragment } from './order-decision.generated';

const { actionFailed, aboutOrder, movedTo, showMoved } = ordersContent;

type Changed = { message: string; order: DeskOrderFragment } | undefined;

/** Mutations that decide an order; errors are for the form that submits them. */
export function useOrderDesk(order: DecidableOrderFragment) {
  const { id, number } = order;
  const refundId = failedRefund(order)?.id ?? '';
  const [confirmOrder] = useConfirmOrderMutation();
  const [rejectOrder] = useRejectOrderMutation();
  const [refundOrder] = useRefundOrderMutation();
  const [retryRefund] = useRetryRefundMutation();
  const [recordManualRefund] = useRecordManualRefundMutation();

  const filter = useOrderFilter();
  const navigate = useNavigate();

  /** Shows a toast; if the order no longer matches the filter, the toast names its status and links to it. */
  const announce = (changed: Changed) => {
    if (!changed) return showToast(aboutOrder(number, actionFailed));
    const { message, order: decided } = changed;
    if (matches(decided, conditionsOf(filter))) return showToast(aboutOrder(number, message));
    const run = () => void navigate({ search: searchFor(filterOf(decided.status)) });
    const text = `${message} ${movedTo(orderStatusLabels[decided.status])}`;
    return showToast(aboutOrder(number, text), { label: showMoved, run, isExtra: true });
  };

  const decide = async (act: () => Promise<Changed>): Promise<void> => {
    announce(await act());
  };

  return {
    confirm: (method: DeskMethod) =>
      decide(async () => (await confirmOrder({ variables: { input: { id, method } } })).data?.confirmOrder),
    reject: (reason: string) =>
      decide(async () => (await rejectOrder({ variables: { input: { id, reason } } })).data?.rejectOrder),
    refund: (reason: string) =>
      decide(async () => (await refundOrder({ variables: { input: { id, reason } } })).data?.refundOrder),
    retry: () =>
      decide(async () => (await retryRefund({ variables: { input: { refundId } } })).data?.retryRefund),
    byHand: (method: string) =>
      decide(async () => {
        const { data } = await recordManualRefund({ variables: { input: { refundId, method } } });
        return data?.recordManualRefund;
      }),
  };
}

import { useNavigate } from 'react-router-dom';
import { pick } from '#common/pick';
import { formatMoney } from '../../../../lib/format-money';
import { orderStatusLabels } from '../../../../lib/order-labels';
import { withRequestKey } from '../../../../lib/request-keys';
import { showToast } from '../../../../lib/toast';
import { deskRefundContent, ordersContent } from '../orders.content';
import { conditionsOf, filterOf, matches, searchFor, useOrderFilter } from '../order-filter';
import {
  useCollectDueMutation,
  useConfirmOrderMutation,
  useRecordManualRefundMutation,
  useRefundOrderMutation,
  useRejectOrderMutation,
  useRetryRefundMutation,
  useWriteOffDueMutation,
} from '../orders.generated';
import { amountOf, failedRefund } from './order-decision';
import type { DeskOrderFragment } from '../order-columns.generated';
import type { DecidableOrderFragment } from './order-decision.generated';
import { withLateDay } from '../late-order';
import type { LateOrderFragment } from '../late-order.generated';
import { nameOf } from '../order-member';
import type { TakenPayment } from '../../payment/payment-entry';
import type { CollectedDue } from './collect-dialog';
import type { DeskRefund } from './refund-dialog';

const { actionFailed, aboutOrder, movedTo, showMoved } = ordersContent;

type Changed = { message: string; order: DeskOrderFragment & Partial<LateOrderFragment> } | undefined;

/** Mutations that decide an order; errors are for the form that submits them. */
export function useOrderDesk(order: DecidableOrderFragment) {
  const { id, number } = order;
  const refundId = failedRefund(order)?.id ?? '';
  const [confirmOrder] = useConfirmOrderMutation();
  const [collectDue] = useCollectDueMutation();
  const [writeOffDue] = useWriteOffDueMutation();
  const [rejectOrder] = useRejectOrderMutation();
  const [refundOrder] = useRefundOrderMutation();
  const [retryRefund] = useRetryRefundMutation();
  const [recordManualRefund] = useRecordManualRefundMutation();

  const filter = useOrderFilter();
  const navigate = useNavigate();

  /** Shows a toast; if the order no longer matches the filter, the toast names its status and links to it. */
  const announce = (changed: Changed, todo: string) => {
    if (!changed) return showToast(aboutOrder(number, actionFailed));
    const { order: decided } = changed;
    const message = withLateDay([changed.message, ...(todo ? [todo] : [])].join(' '), decided);
    if (matches(decided, conditionsOf(filter))) return showToast(aboutOrder(number, message));
    const run = () => void navigate({ search: searchFor(filterOf(decided.status)) });
    const text = `${message} ${movedTo(orderStatusLabels[decided.status])}`;
    return showToast(aboutOrder(number, text), { label: showMoved, run, isExtra: true });
  };

  /** `todo` is what staff have to do themselves now. */
  const decide = async (act: () => Promise<Changed>, todo = ''): Promise<void> => {
    announce(await act(), todo);
  };

  return {
    confirm: (payment: TakenPayment) =>
      decide(
        async () => (await confirmOrder({ variables: { input: { id, ...payment } } })).data?.confirmOrder,
      ),
    collect: ({ amount: given, ...payment }: CollectedDue) => {
      const amount = pick(given, 'minorUnits', 'currencyCode');
      return decide(() =>
        withRequestKey(['collect', id, payment.method, amount.minorUnits], async (requestKey) => {
          const { data } = await collectDue({
            variables: { input: { orderId: id, amount, ...payment, requestKey } },
          });
          return data?.collectDue;
        }),
      );
    },
    writeOff: (reason: string) =>
      decide(
        async () => (await writeOffDue({ variables: { input: { orderId: id, reason } } })).data?.writeOffDue,
      ),
    reject: (reason: string) =>
      decide(async () => (await rejectOrder({ variables: { input: { id, reason } } })).data?.rejectOrder),
    refund: (reason: string) =>
      decide(async () => (await refundOrder({ variables: { input: { id, reason } } })).data?.refundOrder),
    refundAtDesk: ({ reason, method, amount: minorUnits }: DeskRefund) => {
      const left = amountOf(order, 'refund');
      const amount = { ...pick(left, 'currencyCode'), minorUnits };
      const isWhole = minorUnits === left.minorUnits;
      const input = { id, reason, method, amount: isWhole ? null : amount };
      const todo = deskRefundContent.handOver[method](nameOf(order.member), formatMoney(amount));
      return decide(
        () =>
          // The key ignores what is left to refund: that is less once a refund was made whose answer got lost.
          withRequestKey(['refund', id, method, minorUnits], async (requestKey) => {
            const { data } = await refundOrder({ variables: { input: { ...input, requestKey } } });
            return data?.refundOrder;
          }),
        todo,
      );
    },
    retry: () =>
      decide(async () => (await retryRefund({ variables: { input: { refundId } } })).data?.retryRefund),
    byHand: (method: string) =>
      decide(async () => {
        const { data } = await recordManualRefund({ variables: { input: { refundId, method } } });
        return data?.recordManualRefund;
      }),
  };
}

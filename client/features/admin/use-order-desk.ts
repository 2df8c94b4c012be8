import { messages } from '#common/messages';
import type { DeskMethod } from '#common/orders';
import { codeOf, messageOf } from '../../lib/errors';
import { showToast } from '../../lib/toast';
import type { Notice } from '../../lib/use-server-form';
import { ordersContent } from './admin.content';
import {
  useConfirmOrderMutation,
  useRefundOrderMutation,
  useRejectOrderMutation,
  type DeskOrderFragment,
} from './admin.generated';

/** Ends the question: which order was decided, or what somebody else has decided meanwhile. */
export type CloseDialog = (decidedId: string | null, conflict: Notice | null) => void;

const { actionFailed, aboutOrder } = ordersContent;

/** Decides about an order. Where somebody was faster the question is over; whatever else fails is its form's to show. */
export function useOrderDesk({ id, number }: DeskOrderFragment, onClose: CloseDialog) {
  const [confirmOrder] = useConfirmOrderMutation();
  const [rejectOrder] = useRejectOrderMutation();
  const [refundOrder] = useRefundOrderMutation();

  const decide = async (act: () => Promise<string | undefined>): Promise<void> => {
    try {
      showToast(aboutOrder(number, (await act()) ?? ''));
      onClose(id, null);
    } catch (error) {
      if (codeOf(error) !== 'CONFLICT') throw error;
      const texts = { fallback: actionFailed, unreachable: messages.serverUnreachable };
      onClose(null, { message: aboutOrder(number, messageOf(error, texts)) });
    }
  };

  return {
    confirm: (method: DeskMethod) =>
      decide(async () => (await confirmOrder({ variables: { id, method } })).data?.confirmOrder.message),
    reject: (reason: string) =>
      decide(async () => (await rejectOrder({ variables: { id, reason } })).data?.rejectOrder.message),
    refund: (reason: string) =>
      decide(async () => (await refundOrder({ variables: { id, reason } })).data?.refundOrder.message),
  };
}

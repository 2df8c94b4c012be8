import { ConfirmOrderDialog } from './confirm-order-dialog';
import type { PendingDecision } from './order-decision';
import { ReasonDialog } from './reason-dialog';
import { RefundDialog } from './refund-dialog';
import { RetryDialog } from './retry-dialog';
import { useOrderDesk, type CloseDialog } from './use-order-desk';

/** The dialog in which an admin enters the details of a decision on an order, and submits it. */
export function DecisionDialog({ order, decision, onClose }: PendingDecision & { onClose: CloseDialog }) {
  const desk = useOrderDesk(order, onClose);
  const cancel = () => onClose(null, null);
  if (decision === 'confirm')
    return <ConfirmOrderDialog order={order} onSubmit={desk.confirm} onCancel={cancel} />;
  if (decision === 'retry') return <RetryDialog order={order} onSubmit={desk.retry} onCancel={cancel} />;
  if (decision === 'refund' && order.payment?.gateway === 'DESK')
    return <RefundDialog order={order} onSubmit={desk.refundAtDesk} onCancel={cancel} />;
  return <ReasonDialog order={order} decision={decision} onSubmit={desk[decision]} onCancel={cancel} />;
}

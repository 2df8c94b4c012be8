import { ConfirmOrderDialog } from './confirm-order-dialog';
import type { CloseDialog, PendingDecision } from './order-decision';
import { ReasonDialog } from './reason-dialog';
import { RefundDialog } from './refund-dialog';
import { RetryDialog } from './retry-dialog';
import { useOrderDesk } from './use-order-desk';

/** The dialog in which an admin enters the details of a decision on an order, and submits it. */
export function DecisionDialog({ decision, ...props }: PendingDecision & { onClose: CloseDialog }) {
  const desk = useOrderDesk(props.order);
  if (decision === 'confirm') return <ConfirmOrderDialog {...props} onSubmit={desk.confirm} />;
  if (decision === 'retry') return <RetryDialog {...props} onSubmit={desk.retry} />;
  if (decision === 'refund' && props.order.payment?.gateway === 'DESK')
    return <RefundDialog {...props} onSubmit={desk.refundAtDesk} />;
  return <ReasonDialog {...props} decision={decision} onSubmit={desk[decision]} />;
}

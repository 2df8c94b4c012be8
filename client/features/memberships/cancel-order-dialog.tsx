import { ConfirmDialog } from '../../components/confirm-dialog';
import { formatMoney } from '../../lib/format-money';
import type { OrderToCancelFragment } from './cancel-order-dialog.generated';
import { membershipContent } from './memberships.content';

const { button, title, text, cancel } = membershipContent.cancel;

interface CancelOrderDialogProps {
  order: OrderToCancelFragment;
  onConfirm: () => void;
  onClose: () => void;
}

export const CancelOrderDialog = ({ order, onConfirm, onClose }: CancelOrderDialogProps) => (
  <ConfirmDialog
    title={title(order.number)}
    confirm={button}
    cancel={cancel}
    onConfirm={onConfirm}
    onCancel={onClose}
  >
    {text(order.planName, formatMoney(order.price.total))}
  </ConfirmDialog>
);

import { ConfirmDialog } from '../../components/confirm-dialog';
import { formatMoney } from '../../lib/format-rupees';
import { membershipContent } from './memberships.content';
import type { OrderFactsFragment } from './memberships.generated';

const { button, title, text, cancel } = membershipContent.cancel;

interface CancelOrderDialogProps {
  order: OrderFactsFragment;
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

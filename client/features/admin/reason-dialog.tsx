import { reasonForm } from '#common/orders/order.form';
import { REASON_LENGTH_MAX } from '#common/limits';
import { Button } from '../../components/button';
import { DialogButtons, ModalDialog } from '../../components/modal-dialog';
import { FormAlert } from '../../components/form-alert';
import { TextField } from '../../components/text-field';
import { formatMoney } from '../../lib/format-rupees';
import { useServerForm } from '../../lib/use-server-form';
import { ordersContent } from './admin.content';
import { amountOf } from './order-decision';
import type { DecidableOrderFragment } from './order-decision.generated';
import { nameOf } from './order-member';
import classes from './decision-dialog.module.css';

interface ReasonDialogProps {
  order: DecidableOrderFragment;
  decision: 'reject' | 'refund' | 'byHand';
  onSubmit: (reason: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the reason of a decision, which is shown to the member. */
export function ReasonDialog({ order, decision, onSubmit, onCancel }: ReasonDialogProps) {
  const { title, text, submit } = ordersContent[decision];
  const { formProps, field, failure, isSubmitting } = useServerForm({
    schema: reasonForm,
    initialValues: { reason: '' },
    fallback: ordersContent.actionFailed,
    submit: ({ reason }) => onSubmit(reason),
  });
  return (
    <ModalDialog title={title(order.number)} onClose={onCancel}>
      <p>{text(nameOf(order.member), formatMoney(amountOf(order, decision)), order.planName)}</p>
      <form {...formProps} className={classes.form}>
        <FormAlert notice={failure} />
        <TextField
          {...field('reason')}
          label={decision === 'byHand' ? ordersContent.byHand.how : ordersContent.reason}
          description={ordersContent.reasonHint}
          maxLength={REASON_LENGTH_MAX}
          data-autofocus
        />
        <DialogButtons>
          <Button onClick={onCancel}>{ordersContent.cancel}</Button>
          <Button variant="danger" type="submit" isBusy={isSubmitting}>
            {submit}
          </Button>
        </DialogButtons>
      </form>
    </ModalDialog>
  );
}

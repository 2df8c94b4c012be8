import { reasonForm } from '#common/orders/order.form';
import { REASON_LENGTH_MAX } from '#common/limits';
import { FormDialog } from '../../../../components/form-dialog';
import { TextField } from '../../../../components/text-field';
import { formatMoney } from '../../../../lib/format-rupees';
import { ordersContent } from '../orders.content';
import { amountOf, type DecisionDialogProps } from './order-decision';
import { nameOf } from '../order-member';
import { useDecisionForm } from './use-decision-form';

interface ReasonDialogProps extends DecisionDialogProps<string> {
  decision: 'reject' | 'refund' | 'byHand';
}

/** Asks for the reason of a decision, which is shown to the member. */
export function ReasonDialog({ order, decision, onSubmit, onClose }: ReasonDialogProps) {
  const { title, text, submit } = ordersContent[decision];
  const form = useDecisionForm({
    order,
    schema: reasonForm,
    initialValues: { reason: '' },
    send: ({ reason }) => onSubmit(reason),
    onClose,
  });
  return (
    <FormDialog
      title={title(order.number)}
      lead={text(
        nameOf(order.member),
        formatMoney(amountOf(order, decision)),
        order.planName,
        Boolean(order.member?.email),
      )}
      form={form}
      submit={submit}
      isDestructive={decision !== 'byHand'}
      onClose={() => onClose(null, null)}
    >
      <TextField
        {...form.field('reason')}
        label={decision === 'byHand' ? ordersContent.byHand.how : ordersContent.reason}
        description={ordersContent.reasonHint}
        maxLength={REASON_LENGTH_MAX}
        data-autofocus
      />
    </FormDialog>
  );
}

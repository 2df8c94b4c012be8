import * as z from 'zod/mini';
import { REASON_LENGTH_MAX } from '#common/limits';
import { reasonForm } from '#common/orders/order.form';
import { FormDialog } from '../../../../components/form-dialog';
import { TextField } from '../../../../components/text-field';
import type { DeskMethod } from '../../../../graphql/types.generated';
import { formatMoney } from '../../../../lib/format-rupees';
import { nameOf } from '../order-member';
import { ordersContent } from '../orders.content';
import { amountOf, type CloseDialog, type DecisionDialogProps, type PendingDecision } from './order-decision';
import { DESK_METHOD_NAMES, PaymentMethodField } from './payment-method-field';
import { RefundDialog } from './refund-dialog';
import { useDecisionForm } from './use-decision-form';
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

const paymentForm = z.object({
  method: z.pipe(z.string(), z.enum(DESK_METHOD_NAMES, { error: ordersContent.confirm.methodMissing })),
});

/** Confirms a payment. */
function ConfirmOrderDialog({ order, onSubmit, onClose }: DecisionDialogProps<DeskMethod>) {
  const { number, member, price, planName } = order;
  const { title, text, submit } = ordersContent.confirm;
  const form = useDecisionForm({
    order,
    schema: paymentForm,
    initialValues: { method: '' },
    send: ({ method }) => onSubmit(method),
    onClose,
  });
  return (
    <FormDialog
      title={title(number)}
      lead={text(nameOf(member), formatMoney(price.total), planName, Boolean(member?.email))}
      form={form}
      submit={submit}
      onClose={() => onClose(null, null)}
    >
      <PaymentMethodField
        value={form.form.useWatchValue('method')}
        onChange={(method) => form.form.setFieldValue('method', method)}
      />
    </FormDialog>
  );
}

interface ReasonDialogProps extends DecisionDialogProps<string> {
  decision: 'reject' | 'refund' | 'byHand';
}

/** Asks for the reason of a decision, which is shown to the member. */
function ReasonDialog({ order, decision, onSubmit, onClose }: ReasonDialogProps) {
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

/** Confirms the retry of a failed refund. */
function RetryDialog({ order, onSubmit, onClose }: DecisionDialogProps<void>) {
  const { title, text, submit } = ordersContent.retry;
  const form = useDecisionForm({
    order,
    schema: z.object({}),
    initialValues: {},
    send: () => onSubmit(),
    onClose,
  });
  return (
    <FormDialog
      title={title(order.number)}
      lead={text(nameOf(order.member), formatMoney(amountOf(order, 'retry')), order.planName)}
      form={form}
      submit={submit}
      onClose={() => onClose(null, null)}
    />
  );
}

import * as z from 'zod/mini';
import { REASON_LENGTH_MAX } from '#common/limits';
import { reasonForm } from '#common/orders/order.form';
import { FormDialog } from '../../../../components/form-dialog';
import { TextField } from '../../../../components/text-field';
import { formatMoney } from '../../../../lib/format-money';
import { PaymentFields } from '../../payment/payment-fields';
import {
  NO_PAYMENT,
  paymentForm,
  takenPayment,
  type PaymentEntry,
  type TakenPayment,
} from '../../payment/payment-entry';
import { nameOf } from '../order-member';
import { ordersContent } from '../orders.content';
import { CollectDialog } from './collect-dialog';
import { amountOf, type CloseDialog, type DecisionDialogProps, type PendingDecision } from './order-decision';
import { RefundDialog } from './refund-dialog';
import { useDecisionForm } from './use-decision-form';
import { useOrderDesk } from './use-order-desk';

/** The dialog in which an admin enters the details of a decision on an order, and submits it. */
export function DecisionDialog({ decision, ...props }: PendingDecision & { onClose: CloseDialog }) {
  const desk = useOrderDesk(props.order);
  if (decision === 'confirm') return <ConfirmOrderDialog {...props} onSubmit={desk.confirm} />;
  if (decision === 'collect') return <CollectDialog {...props} onSubmit={desk.collect} />;
  if (decision === 'retry') return <RetryDialog {...props} onSubmit={desk.retry} />;
  if (decision === 'refund' && props.order.payment?.gateway === 'DESK')
    return <RefundDialog {...props} onSubmit={desk.refundAtDesk} />;
  return <ReasonDialog {...props} decision={decision} onSubmit={desk[decision]} />;
}

/** Confirms a payment. */
function ConfirmOrderDialog({ order, onSubmit, onClose }: DecisionDialogProps<TakenPayment>) {
  const { number, member, price, planName } = order;
  const { title, text, submit } = ordersContent.confirm;
  const dialogForm = useDecisionForm({
    order,
    schema: paymentForm(price.total),
    initialValues: NO_PAYMENT,
    send: (entry: PaymentEntry) => onSubmit(takenPayment(entry)),
    onClose,
  });
  const { form, field } = dialogForm;
  return (
    <FormDialog
      title={title(number)}
      lead={text(nameOf(member), formatMoney(price.total), planName, Boolean(member?.email))}
      form={dialogForm}
      submit={submit}
      onClose={() => onClose(null, null)}
    >
      <PaymentFields
        toPay={price.total}
        method={form.useWatchValue('method')}
        onMethod={(method) => form.setFieldValue('method', method)}
        received={form.useWatchValue('received')}
        field={(name) => field(name)}
      />
    </FormDialog>
  );
}

interface ReasonDialogProps extends DecisionDialogProps<string> {
  decision: 'reject' | 'refund' | 'byHand' | 'writeOff';
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
        description={decision === 'writeOff' ? ordersContent.writeOff.reasonHint : ordersContent.reasonHint}
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

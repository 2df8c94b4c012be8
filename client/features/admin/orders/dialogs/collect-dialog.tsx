import { orderMessages } from '#common/orders/messages';
import { FormDialog } from '../../../../components/form-dialog';
import { TextField } from '../../../../components/text-field';
import type { Money } from '../../../../graphql/types.generated';
import { formatMoney } from '../../../../lib/format-money';
import { enteredAmount, paiseOf } from '../../payment/entered-amount';
import {
  formOf,
  NO_PAYMENT,
  paymentProblems,
  takenPayment,
  type PaymentEntry,
  type TakenPayment,
} from '../../payment/payment-entry';
import { PaymentFields } from '../../payment/payment-fields';
import { nameOf } from '../order-member';
import { ordersContent } from '../orders.content';
import { amountOf, type DecisionDialogProps } from './order-decision';
import { useDecisionForm } from './use-decision-form';

const { collect: texts } = ordersContent;

/** The input of a payment for an amount due. */
export interface CollectedDue extends TakenPayment {
  amount: Money;
}

interface DueEntry extends PaymentEntry {
  amount: string;
}

/** The amount that is entered; all that is due while it is none. */
const enteredOf = (text: string, due: Money): Money => {
  const paise = paiseOf(text);
  return paise > 0 && paise <= due.minorUnits ? { ...due, minorUnits: paise } : due;
};

const dueForm = (due: Money) =>
  formOf<DueEntry>((entry) => {
    const paise = paiseOf(entry.amount);
    if (!(paise > 0)) return { amount: orderMessages.amountWrong };
    if (paise > due.minorUnits) return { amount: orderMessages.dueTooHigh(formatMoney(due)) };
    return paymentProblems(entry, { ...due, minorUnits: paise });
  });

/** Records that a member pays what is due, or a part of it. */
export function CollectDialog({ order, onSubmit, onClose }: DecisionDialogProps<CollectedDue>) {
  const due = amountOf(order, 'collect');
  const dialogForm = useDecisionForm({
    order,
    schema: dueForm(due),
    initialValues: { ...NO_PAYMENT, amount: enteredAmount(due) },
    send: (entry: DueEntry) => onSubmit({ ...takenPayment(entry), amount: enteredOf(entry.amount, due) }),
    onClose,
  });
  const { form, field } = dialogForm;
  return (
    <FormDialog
      title={texts.title(order.number)}
      lead={(order.status === 'WRITTEN_OFF' ? texts.afterWriteOff : texts.text)(
        nameOf(order.member),
        formatMoney(due),
        order.planName,
      )}
      form={dialogForm}
      submit={texts.submit}
      onClose={() => onClose(null, null)}
    >
      <TextField
        {...field('amount')}
        label={texts.amount}
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
      />
      <PaymentFields
        toPay={enteredOf(form.useWatchValue('amount'), due)}
        method={form.useWatchValue('method')}
        onMethod={(method) => form.setFieldValue('method', method)}
        received={form.useWatchValue('received')}
        field={(name) => field(name)}
      />
    </FormDialog>
  );
}

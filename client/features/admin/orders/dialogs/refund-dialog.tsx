import * as z from 'zod/mini';
import { enumName } from '#common/enum-names';
import { REASON_LENGTH_MAX } from '#common/limits';
import { orderMessages } from '#common/orders/messages';
import { reasonForm } from '#common/orders/order.form';
import { REFUND_METHODS, refundMethods } from '#common/orders/payments';
import { FormDialog } from '../../../../components/form-dialog';
import { SelectField } from '../../../../components/select-field';
import { TextField } from '../../../../components/text-field';
import type { Money, RefundMethod } from '../../../../graphql/types.generated';
import { formatMoney } from '../../../../lib/format-money';
import { enteredAmount, paiseOf } from '../../payment/entered-amount';
import { deskRefundContent as texts, ordersContent } from '../orders.content';
import { amountOf, type DecisionDialogProps } from './order-decision';
import { nameOf } from '../order-member';
import { useDecisionForm } from './use-decision-form';

const { refund, reason, reasonHint } = ordersContent;

const REFUND_METHOD_NAMES = REFUND_METHODS.map((method) => enumName(method));

const methods = () =>
  refundMethods().map((method) => {
    const value = enumName(method);
    return { value, label: texts.methods[value] };
  });

/** A refund at the front desk as it is sent. */
export interface DeskRefund {
  reason: string;
  method: RefundMethod;
  /** Amount in paise. */
  amount: number;
}

const wrong = { error: orderMessages.amountWrong };

/** A refund as the front desk enters it, of at most what is left of the payment. */
const refundEntryForm = (left: Money) =>
  z.object({
    amount: z.pipe(
      z.pipe(z.string(), z.transform(paiseOf)),
      z
        .int(wrong)
        .check(
          z.positive(wrong),
          z.lte(left.minorUnits, { error: orderMessages.refundTooHigh(formatMoney(left)) }),
        ),
    ),
    method: z.pipe(z.string(), z.enum(REFUND_METHOD_NAMES, { error: texts.methodMissing })),
    reason: reasonForm.shape.reason,
  });

/** Refunds a payment that the front desk took, or a part of it, and says what to hand over. */
export function RefundDialog({ order, onSubmit, onClose }: DecisionDialogProps<DeskRefund>) {
  const { planName } = order;
  const who = nameOf(order.member);
  const left = amountOf(order, 'refund');
  const decisionForm = useDecisionForm({
    order,
    schema: refundEntryForm(left),
    initialValues: { amount: enteredAmount(left), method: '', reason: '' },
    send: onSubmit,
    onClose,
  });
  const { form, field } = decisionForm;
  const paise = paiseOf(form.useWatchValue('amount'));
  const enteredMethod = form.useWatchValue('method');
  const method = REFUND_METHOD_NAMES.find((one) => one === enteredMethod);
  const isPart = paise < left.minorUnits;
  const isAmount = paise > 0 && paise <= left.minorUnits;
  const handOver =
    method && isAmount && texts.handOver[method](who, formatMoney({ ...left, minorUnits: paise }));
  return (
    <FormDialog
      title={refund.title(order.number)}
      lead={texts.left(who, formatMoney(left), planName)}
      form={decisionForm}
      submit={isPart ? texts.submitPart : refund.submit}
      isDestructive
      onClose={() => onClose(null, null)}
    >
      <TextField
        {...field('amount')}
        label={texts.amount}
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
      />
      <SelectField
        {...field('method')}
        label={texts.method}
        data={[{ value: '', label: texts.choose }, ...methods()]}
      />
      <TextField {...field('reason')} label={reason} description={reasonHint} maxLength={REASON_LENGTH_MAX} />
      <div role="status">
        {handOver && <p>{handOver}</p>}
        {isAmount && <p>{isPart ? texts.part(planName) : texts.whole(planName)}</p>}
      </div>
    </FormDialog>
  );
}

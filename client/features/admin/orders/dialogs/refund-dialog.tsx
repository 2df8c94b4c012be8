import { REASON_LENGTH_MAX } from '#common/limits';
import { FormDialog } from '../../../../components/form-dialog';
import { SelectField } from '../../../../components/select-field';
import { TextField } from '../../../../components/text-field';
import { formatMoney } from '../../../../lib/format-rupees';
import { deskRefundContent as texts, ordersContent } from '../orders.content';
import { amountOf, type DecisionDialogProps } from './order-decision';
import { nameOf } from '../order-member';
import { enteredRupees, paiseOf, REFUND_METHOD_NAMES, refundEntryForm, type DeskRefund } from './refund-form';
import { useDecisionForm } from './use-decision-form';

const { refund, reason, reasonHint } = ordersContent;

const METHODS = REFUND_METHOD_NAMES.map((value) => ({ value, label: texts.methods[value] }));

/** Refunds a payment that the front desk took, or a part of it, and says what to hand over. */
export function RefundDialog({ order, onSubmit, onClose }: DecisionDialogProps<DeskRefund>) {
  const { planName } = order;
  const who = nameOf(order.member);
  const left = amountOf(order, 'refund');
  const decisionForm = useDecisionForm({
    order,
    schema: refundEntryForm(left),
    initialValues: { amount: enteredRupees(left), method: '', reason: '' },
    send: onSubmit,
    onClose,
  });
  const { form, field } = decisionForm;
  const paise = paiseOf(form.useWatchValue('amount'));
  const entered = form.useWatchValue('method');
  const method = REFUND_METHOD_NAMES.find((one) => one === entered);
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
        data={[{ value: '', label: texts.choose }, ...METHODS]}
      />
      <TextField {...field('reason')} label={reason} description={reasonHint} maxLength={REASON_LENGTH_MAX} />
      <div role="status">
        {handOver && <p>{handOver}</p>}
        {isAmount && <p>{isPart ? texts.part(planName) : texts.whole(planName)}</p>}
      </div>
    </FormDialog>
  );
}

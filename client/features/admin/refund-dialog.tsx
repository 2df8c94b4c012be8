import { useState } from 'react';
import { REASON_LENGTH_MAX } from '#common/limits';
import { authMessages } from '#common/auth/messages';
import { Button } from '../../components/button';
import { FormAlert } from '../../components/form-alert';
import { DialogButtons, ModalDialog } from '../../components/modal-dialog';
import { SelectField } from '../../components/select-field';
import { TextField } from '../../components/text-field';
import { formatMoney } from '../../lib/format-rupees';
import { useServerForm } from '../../lib/use-server-form';
import { ordersContent } from './admin.content';
import { amountOf } from './order-decision';
import type { DecidableOrderFragment } from './order-decision.generated';
import { nameOf } from './order-member';
import { deskRefundContent as texts } from './refund.content';
import { enteredRupees, paiseOf, REFUND_METHOD_NAMES, refundEntryForm, type DeskRefund } from './refund-form';
import classes from './decision-dialog.module.css';

const { refund, actionFailed, reason, reasonHint, cancel } = ordersContent;

const METHODS = REFUND_METHOD_NAMES.map((value) => ({ value, label: texts.methods[value] }));

interface RefundDialogProps {
  order: DecidableOrderFragment;
  onSubmit: (refund: DeskRefund) => Promise<void>;
  onCancel: () => void;
}

/** Refunds a payment that the front desk took, or a part of it, and says what to hand over. */
export function RefundDialog({ order, onSubmit, onCancel }: RefundDialogProps) {
  const { planName } = order;
  const who = nameOf(order.member);
  const left = amountOf(order, 'refund');
  const [entered, setEntered] = useState({ amount: enteredRupees(left), method: '' });
  const { formProps, field, failure, isSubmitting } = useServerForm({
    schema: refundEntryForm(left),
    initialValues: { ...entered, reason: '' },
    fallback: actionFailed,
    unreachable: authMessages.serverUnreachable,
    submit: onSubmit,
  });
  const noting = (name: keyof typeof entered) => {
    const props = field(name);
    const onChange = (event: { currentTarget: { value: string } }) => {
      props.onChange(event);
      setEntered({ ...entered, [name]: event.currentTarget.value });
    };
    return { ...props, onChange };
  };
  const paise = paiseOf(entered.amount);
  const isPart = paise < left.minorUnits;
  const method = REFUND_METHOD_NAMES.find((one) => one === entered.method);
  const isAmount = paise > 0 && paise <= left.minorUnits;
  const handOver =
    method && isAmount && texts.handOver[method](who, formatMoney({ ...left, minorUnits: paise }));
  return (
    <ModalDialog title={refund.title(order.number)} onClose={onCancel}>
      <p>{texts.left(who, formatMoney(left), planName)}</p>
      <form {...formProps} className={classes.form}>
        <FormAlert notice={failure} />
        <TextField
          {...noting('amount')}
          label={texts.amount}
          inputMode="decimal"
          autoComplete="off"
          data-autofocus
        />
        <SelectField
          {...noting('method')}
          label={texts.method}
          data={[{ value: '', label: texts.choose }, ...METHODS]}
        />
        <TextField
          {...field('reason')}
          label={reason}
          description={reasonHint}
          maxLength={REASON_LENGTH_MAX}
        />
        <div role="status">
          {handOver && <p>{handOver}</p>}
          {isAmount && <p>{isPart ? texts.part(planName) : texts.whole(planName)}</p>}
        </div>
        <DialogButtons>
          <Button onClick={onCancel}>{cancel}</Button>
          <Button variant="danger" type="submit" isBusy={isSubmitting}>
            {isPart ? texts.submitPart : refund.submit}
          </Button>
        </DialogButtons>
      </form>
    </ModalDialog>
  );
}

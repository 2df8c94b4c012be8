import { useState, type SyntheticEvent } from 'react';
import { enumName } from '#common/enum-names';
import { DESK_METHODS } from '#common/orders/payments';
import { Button } from '../../components/button';
import { FormAlert } from '../../components/form-alert';
import { ModalDialog } from '../../components/modal-dialog';
import { SegmentedControl } from '../../components/segmented-control';
import { SubmitButton } from '../../components/submit-button';
import type { DeskMethod } from '../../graphql/types.generated';
import { formatMoney } from '../../lib/format-rupees';
import { useAction, type Notice } from '../../lib/use-action';
import { ordersContent } from './admin.content';
import type { DecidableOrderFragment } from './order-decision.generated';
import { nameOf } from './order-member';
import classes from './decision-dialog.module.css';

const { confirm, cancel, actionFailed } = ordersContent;

const METHODS = DESK_METHODS.map((method) => enumName(method));

interface ConfirmOrderDialogProps {
  order: DecidableOrderFragment;
  onSubmit: (method: DeskMethod) => Promise<void>;
  onCancel: () => void;
}

/** Confirms a payment. No method is preselected, since a default would end up in the books unchecked. */
export function ConfirmOrderDialog({ order, onSubmit, onCancel }: ConfirmOrderDialogProps) {
  const [method, setMethod] = useState<DeskMethod | ''>('');
  const [missing, setMissing] = useState<Notice | null>(null);
  const { run, isBusy, notice } = useAction(actionFailed);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setMissing(method === '' ? { message: confirm.methodMissing } : null);
    if (method !== '') void run(() => onSubmit(method).then(() => undefined));
  };
  return (
    <ModalDialog title={confirm.title(order.number)} onClose={onCancel}>
      <p>{confirm.text(nameOf(order.member), formatMoney(order.price.total), order.planName)}</p>
      <form className={classes.form} method="post" onSubmit={submit}>
        <SegmentedControl
          legend={confirm.method}
          isFilling
          options={METHODS.map((value) => ({ value, label: confirm.methods[value] }))}
          value={method}
          onChange={setMethod}
        />
        <FormAlert notice={missing ?? notice} keepsFocus />
        <SubmitButton isBusy={isBusy}>{confirm.submit}</SubmitButton>
        <Button onClick={onCancel}>{cancel}</Button>
      </form>
    </ModalDialog>
  );
}

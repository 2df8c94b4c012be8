import type { SyntheticEvent } from 'react';
import { Button } from '../../components/button';
import { FormAlert } from '../../components/form-alert';
import { ModalDialog } from '../../components/modal-dialog';
import { SubmitButton } from '../../components/submit-button';
import { formatMoney } from '../../lib/format-rupees';
import { useAction } from '../../lib/use-action';
import { ordersContent } from './admin.content';
import { amountOf } from './order-decision';
import type { DecidableOrderFragment } from './order-decision.generated';
import { nameOf } from './order-member';
import classes from './decision-dialog.module.css';

const { retry, cancel, actionFailed } = ordersContent;

interface RetryDialogProps {
  order: DecidableOrderFragment;
  onSubmit: () => Promise<void>;
  onCancel: () => void;
}

/** Confirms the retry of a failed refund. */
export function RetryDialog({ order, onSubmit, onCancel }: RetryDialogProps) {
  const { run, isBusy, notice } = useAction(actionFailed);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void run(() => onSubmit().then(() => undefined));
  };
  const amount = formatMoney(amountOf(order, 'retry'));
  return (
    <ModalDialog title={retry.title(order.number)} onClose={onCancel}>
      <p>{retry.text(nameOf(order.member), amount, order.planName)}</p>
      <form className={classes.form} method="post" onSubmit={submit}>
        <FormAlert notice={notice} />
        <SubmitButton isBusy={isBusy}>{retry.submit}</SubmitButton>
        <Button onClick={onCancel}>{cancel}</Button>
      </form>
    </ModalDialog>
  );
}

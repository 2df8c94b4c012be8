import { dayCloseMessages } from '#common/day-close/messages';
import { messages } from '#common/messages';
import { FormDialog } from '../../../components/form-dialog';
import { TextField } from '../../../components/text-field';
import { NO_MONEY } from '../../../lib/no-money';
import { withRequestKey } from '../../../lib/request-keys';
import { showToast } from '../../../lib/toast';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { useReread } from '../../../lib/use-reread';
import { paiseOf } from '../payment/entered-amount';
import { formOf } from '../payment/payment-entry';
import { dayCloseContent } from './day-close.content';
import { DayToCloseDocument, useMoveCashMutation } from './day-close.generated';

const texts = dayCloseContent.movements;

const movementForm = formOf<Record<'amount' | 'reason', string>>(({ amount, reason }) => ({
  ...(!(paiseOf(amount) > 0) && { amount: dayCloseMessages.amountWrong }),
  ...(reason.trim() === '' && { reason: messages.journalReasonRequired }),
}));

/** Books cash that is taken out of the drawer, or put in. */
export function MoveCashDialog({ isOut, onClose }: { isOut: boolean; onClose: () => void }) {
  const [moveCash] = useMoveCashMutation();
  const reread = useReread(DayToCloseDocument);
  const form = useDialogForm({
    schema: movementForm,
    initialValues: { amount: '', reason: '' },
    failed: dayCloseContent.failed,
    send: async ({ amount: text, reason }) => {
      const amount = { ...NO_MONEY, minorUnits: paiseOf(text) };
      const { data } = await withRequestKey(['move cash', String(isOut), amount.minorUnits], (requestKey) =>
        moveCash({ variables: { input: { isOut, amount, reason, requestKey } } }),
      );
      showToast(data?.moveCash.message ?? dayCloseContent.failed);
      await reread();
    },
    onSaved: onClose,
  });
  const label = isOut ? texts.takeOut : texts.putIn;
  return (
    <FormDialog title={label} form={form} submit={label} onClose={onClose}>
      <TextField
        {...form.field('amount')}
        label={texts.amount}
        inputMode="decimal"
        autoComplete="off"
        data-autofocus
      />
      <TextField {...form.field('reason')} label={texts.reason} description={texts.hint} />
    </FormDialog>
  );
}

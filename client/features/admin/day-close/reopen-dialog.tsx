import * as z from 'zod/mini';
import { dayText } from '#common/day-text';
import { journalReason } from '#common/forms/fields';
import { FormDialog } from '../../../components/form-dialog';
import { TextField } from '../../../components/text-field';
import { withRequestKey } from '../../../lib/request-keys';
import { showToast } from '../../../lib/toast';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { useReread } from '../../../lib/use-reread';
import { dayCloseContent } from './day-close.content';
import { useReopenDayMutation, type ClosedDayFragment } from './day-close.generated';

const texts = dayCloseContent.reopen;

/** Opens the last closed day again, with a reason. */
export function ReopenDialog({ closing: { id, day }, onClose }: ReopenDialogProps) {
  const [reopenDay] = useReopenDayMutation();
  const reread = useReread();
  const form = useDialogForm({
    schema: z.object({ reason: journalReason }),
    initialValues: { reason: '' },
    failed: dayCloseContent.failed,
    send: async ({ reason }) => {
      const { data } = await withRequestKey(['reopen day', id], (requestKey) =>
        reopenDay({ variables: { input: { id, reason, requestKey } } }),
      );
      showToast(data?.reopenDay.message ?? dayCloseContent.failed);
      await reread();
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={texts.title(dayText(day))}
      lead={texts.text}
      form={form}
      submit={texts.submit}
      onClose={onClose}
    >
      <TextField {...form.field('reason')} label={texts.reason} data-autofocus />
    </FormDialog>
  );
}

interface ReopenDialogProps {
  closing: ClosedDayFragment;
  onClose: () => void;
}

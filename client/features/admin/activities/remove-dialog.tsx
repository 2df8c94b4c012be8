import { removalForm } from '#common/activity/activity.form';
import { REASON_LENGTH_MAX } from '#common/limits';
import { FormDialog } from '../../../components/form-dialog';
import { TextField } from '../../../components/text-field';
import { formatMoment } from '../../../lib/format-moment';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { ordersContent } from '../orders/orders.content';
import { memberName } from '../members/member-name';
import { activitiesContent, textsOf } from './activities.content';
import type { ListedActivityFragment } from './activities.generated';
import { useRemoveActivity } from './use-remove-activity';

const { removal, removeFailed } = activitiesContent;

interface RemoveDialogProps {
  activity: ListedActivityFragment;
  onClose: (isRemoved: boolean) => void;
}

/** Asks why a visit or a workout is removed, and removes it. */
export function RemoveDialog({ activity: { id, workout, member, happenedAt }, onClose }: RemoveDialogProps) {
  const remove = useRemoveActivity();
  const form = useDialogForm({
    schema: removalForm,
    initialValues: { reason: '' },
    failed: removeFailed,
    send: ({ reason }) => remove(id, reason),
    onSaved: () => onClose(true),
  });
  const { removalTitle } = textsOf[workout === null ? 'ATTENDANCE' : 'WORKOUT'];
  return (
    <FormDialog
      title={removalTitle(memberName(member))}
      lead={removal.text(formatMoment(happenedAt))}
      form={form}
      submit={removal.submit}
      isDestructive
      onClose={() => onClose(false)}
    >
      <TextField
        {...form.field('reason')}
        label={ordersContent.reason}
        description={removal.reasonHint}
        maxLength={REASON_LENGTH_MAX}
        data-autofocus
      />
    </FormDialog>
  );
}

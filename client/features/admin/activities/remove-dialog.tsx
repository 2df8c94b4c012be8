import { removalForm } from '#common/activity/activity.form';
import { REASON_LENGTH_MAX } from '#common/limits';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { DialogButtons, ModalDialog } from '../../../components/modal-dialog';
import { TextField } from '../../../components/text-field';
import { formatMoment } from '../../../lib/format-moment';
import { useServerForm } from '../../../lib/use-server-form';
import { ordersContent } from '../admin.content';
import classes from '../decision-dialog.module.css';
import { memberName } from '../members/member-columns';
import { activitiesContent, textsOf } from './activities.content';
import type { ListedActivityFragment } from './activities.generated';
import type { RelistActivity } from './use-relist-activity';
import { useRemoveActivity } from './use-remove-activity';

const { removal, removeFailed } = activitiesContent;

interface RemoveDialogProps {
  activity: ListedActivityFragment;
  relist: RelistActivity;
  onClose: (isRemoved: boolean) => void;
}

/** Asks why a visit or a workout is removed, and removes it. */
export function RemoveDialog({
  activity: { id, workout, user, happenedAt },
  relist,
  onClose,
}: RemoveDialogProps) {
  const remove = useRemoveActivity(relist);
  const { formProps, field, failure, isSubmitting } = useServerForm({
    schema: removalForm,
    initialValues: { reason: '' },
    fallback: removeFailed,
    unreachable: removeFailed,
    submit: async ({ reason }) => {
      await remove(id, reason);
      onClose(true);
    },
  });
  const { removalTitle } = textsOf[workout === null ? 'ATTENDANCE' : 'WORKOUT'];
  return (
    <ModalDialog title={removalTitle(memberName(user))} onClose={() => onClose(false)}>
      <p>{removal.text(formatMoment(happenedAt))}</p>
      <form {...formProps} className={classes.form}>
        <FormAlert notice={failure} />
        <TextField
          {...field('reason')}
          label={ordersContent.reason}
          description={removal.reasonHint}
          maxLength={REASON_LENGTH_MAX}
          data-autofocus
        />
        <DialogButtons>
          <Button onClick={() => onClose(false)}>{ordersContent.cancel}</Button>
          <Button variant="danger" type="submit" isBusy={isSubmitting}>
            {removal.submit}
          </Button>
        </DialogButtons>
      </form>
    </ModalDialog>
  );
}

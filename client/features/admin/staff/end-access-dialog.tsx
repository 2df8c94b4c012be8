import * as z from 'zod/mini';
import { isLeadingRole } from '#common/accounts/roles';
import { enumValue } from '#common/enum-names';
import { FormDialog } from '../../../components/form-dialog';
import { OwnPasswordField } from '../../../components/own-password-field';
import { SelectField } from '../../../components/select-field';
import { useViewer } from '../../../lib/session';
import { showToast } from '../../../lib/toast';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { useReread } from '../../../lib/use-reread';
import { staffContent } from './staff.content';
import { StaffDocument, useEndStaffAccessMutation, type StaffMemberFragment } from './staff.generated';
import { useTrainerChoices } from './use-trainer-choices';

const { end: content, actionFailed } = staffContent;

const endForm = z.object({ successorId: z.string(), password: z.string() });

/** Asks who takes over the members of a trainer, if there are any. */
export function EndAccessDialog({ member, onClose }: { member: StaffMemberFragment; onClose: () => void }) {
  const { user, trainer } = member;
  const isSelf = useViewer()?.id === member.id;
  const [endAccess] = useEndStaffAccessMutation();
  const reread = useReread(StaffDocument);
  const trainers = useTrainerChoices(content.choose, trainer?.id);
  const form = useDialogForm({
    schema: endForm,
    initialValues: { successorId: '', password: '' },
    failed: actionFailed,
    send: async ({ successorId, password }) => {
      const input = { userId: user.id, successorId: successorId || null, password: password || null };
      const { data } = await endAccess({ variables: { input } });
      showToast(data?.endStaffAccess.message ?? actionFailed);
      await reread();
    },
    onSaved: onClose,
  });
  const count = trainer?.assignedUsersCount ?? 0;
  return (
    <FormDialog
      title={content.title(user.name ?? user.email ?? '')}
      lead={content.lead}
      form={form}
      submit={content.submit}
      isDestructive
      onClose={onClose}
    >
      {trainer && count > 0 && (
        <SelectField
          {...form.field('successorId')}
          label={content.successor}
          description={content.members(count, trainer.name)}
          data={trainers}
        />
      )}
      {!isSelf && isLeadingRole(enumValue(user.role)) && <OwnPasswordField {...form.field('password')} />}
    </FormDialog>
  );
}

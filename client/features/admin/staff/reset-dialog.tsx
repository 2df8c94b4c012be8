import * as z from 'zod/mini';
import { isLeadingRole } from '#common/accounts/roles';
import { enumValue } from '#common/enum-names';
import { RESET_REASON_LENGTH_MAX } from '#common/second-factors/limits';
import { resetSecondFactorForm } from '#common/second-factors/second-factor.form';
import { FormDialog } from '../../../components/form-dialog';
import { OwnPasswordField } from '../../../components/own-password-field';
import { TextField } from '../../../components/text-field';
import { showToast } from '../../../lib/toast';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { useReread } from '../../../lib/use-reread';
import { staffContent } from './staff.content';
import { StaffDocument, useResetSecondFactorMutation, type StaffMemberFragment } from './staff.generated';

const { reset: content, actionFailed } = staffContent;

const resetForm = z.extend(z.pick(resetSecondFactorForm, { reason: true }), { password: z.string() });

/** For somebody who has lost the app and the recovery codes. */
export function ResetDialog({ member, onClose }: { member: StaffMemberFragment; onClose: () => void }) {
  const { user } = member;
  const [reset] = useResetSecondFactorMutation();
  const reread = useReread(StaffDocument);
  const form = useDialogForm({
    schema: resetForm,
    initialValues: { reason: '', password: '' },
    failed: actionFailed,
    send: async ({ reason, password }) => {
      const input = { userId: user.id, reason, password: password || null };
      const { data } = await reset({ variables: { input } });
      showToast(data?.resetSecondFactor.message ?? actionFailed);
      await reread();
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={content.title(user.name ?? user.email ?? '')}
      lead={content.lead}
      form={form}
      submit={content.submit}
      isDestructive
      onClose={onClose}
    >
      <TextField
        {...form.field('reason')}
        label={content.reason}
        description={content.reasonHint()}
        maxLength={RESET_REASON_LENGTH_MAX}
        data-autofocus
      />
      {isLeadingRole(enumValue(user.role)) && <OwnPasswordField {...form.field('password')} />}
    </FormDialog>
  );
}

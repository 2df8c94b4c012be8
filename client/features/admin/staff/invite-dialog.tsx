import { useState } from 'react';
import * as z from 'zod/mini';
import { isLeadingRole } from '#common/accounts/roles';
import { enumValue } from '#common/enum-names';
import { email } from '#common/auth/fields';
import { EMAIL_LENGTH_MAX } from '#common/auth/limits';
import { FormDialog } from '../../../components/form-dialog';
import { OwnPasswordField } from '../../../components/own-password-field';
import { SelectField } from '../../../components/select-field';
import { TextField } from '../../../components/text-field';
import { showToast } from '../../../lib/toast';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { useReread } from '../../../lib/use-reread';
import { InvitationLink, type MadeInvitation } from './invitation-link';
import { roleChoices, STAFF_ROLES } from './role-names';
import { staffContent } from './staff.content';
import { StaffDocument, useInviteStaffMutation } from './staff.generated';
import { useTrainerChoices } from './use-trainer-choices';

const { invite: content, roles, actionFailed } = staffContent;

const inviteForm = z.object({
  email,
  role: z.enum(STAFF_ROLES),
  trainerId: z.string(),
  password: z.string(),
});

type InviteValues = z.infer<typeof inviteForm>;

const NEW: InviteValues = { email: '', role: 'FRONT_DESK', trainerId: '', password: '' };

/** Shows the link of the invitation if it is not mailed. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<MadeInvitation | null>(null);
  return made ? (
    <InvitationLink made={made} onClose={onClose} />
  ) : (
    <InviteForm onMade={setMade} onClose={onClose} />
  );
}

interface InviteFormProps {
  onMade: (made: MadeInvitation) => void;
  onClose: () => void;
}

function InviteForm({ onMade, onClose }: InviteFormProps) {
  const [invite] = useInviteStaffMutation({ fetchPolicy: 'no-cache' });
  const reread = useReread(StaffDocument);
  const trainers = useTrainerChoices(content.noTrainer);
  const form = useDialogForm({
    schema: inviteForm,
    initialValues: NEW,
    failed: actionFailed,
    send: async ({ trainerId, password, ...values }: InviteValues) => {
      const input = { ...values, trainerId: trainerId || null, password: password || null };
      const { data } = await invite({ variables: { input } });
      showToast(data?.inviteStaff.message ?? actionFailed);
      await reread();
      return data?.inviteStaff;
    },
    onSaved: (invited) => {
      if (invited?.link) onMade({ link: invited.link, invitation: invited.invitation });
      else onClose();
    },
  });
  const role = form.form.useWatchValue('role');
  return (
    <FormDialog
      title={content.title}
      lead={content.lead()}
      form={form}
      submit={content.submit()}
      onClose={onClose}
    >
      <TextField
        {...form.field('email')}
        label={content.email}
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={EMAIL_LENGTH_MAX}
        data-autofocus
      />
      <SelectField
        {...form.field('role')}
        label={content.role}
        description={roles[role]}
        data={roleChoices}
      />
      {role === 'TRAINER' && (
        <SelectField {...form.field('trainerId')} label={content.trainer} data={trainers} required={false} />
      )}
      {isLeadingRole(enumValue(role)) && <OwnPasswordField {...form.field('password')} />}
    </FormDialog>
  );
}

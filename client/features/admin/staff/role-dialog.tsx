import * as z from 'zod/mini';
import { isLeadingRole } from '#common/accounts/roles';
import { enumValue } from '#common/enum-names';
import type { StaffRole } from '../../../graphql/types.generated';
import { FormDialog } from '../../../components/form-dialog';
import { OwnPasswordField } from '../../../components/own-password-field';
import { SelectField } from '../../../components/select-field';
import { showToast } from '../../../lib/toast';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { useReread } from '../../../lib/use-reread';
import { roleChoices, STAFF_ROLES } from './role-names';
import { staffContent } from './staff.content';
import { StaffDocument, useChangeStaffRoleMutation, type StaffMemberFragment } from './staff.generated';
import { useTrainerChoices } from './use-trainer-choices';

const { change: content, invite, roles, actionFailed } = staffContent;

const roleForm = z.object({ role: z.enum(STAFF_ROLES), trainerId: z.string(), password: z.string() });

type RoleValues = z.infer<typeof roleForm>;

export function RoleDialog({ member, onClose }: { member: StaffMemberFragment; onClose: () => void }) {
  const { user, trainer } = member;
  const [changeRole] = useChangeStaffRoleMutation();
  const reread = useReread(StaffDocument);
  const trainers = useTrainerChoices(invite.noTrainer);
  const form = useDialogForm({
    schema: roleForm,
    initialValues: { role: user.role as StaffRole, trainerId: trainer?.id ?? '', password: '' },
    failed: actionFailed,
    send: async ({ role, trainerId, password }: RoleValues) => {
      const trainerOfSite = role === 'TRAINER' ? trainerId || null : null;
      const input = { userId: user.id, role, trainerId: trainerOfSite, password: password || null };
      const { data } = await changeRole({ variables: { input } });
      showToast(data?.changeStaffRole.message ?? actionFailed);
      await reread();
    },
    onSaved: onClose,
  });
  const role = form.form.useWatchValue('role');
  return (
    <FormDialog
      title={content.title(user.name ?? user.email ?? '')}
      lead={content.lead}
      form={form}
      submit={content.submit}
      onClose={onClose}
    >
      <SelectField
        {...form.field('role')}
        label={invite.role}
        description={roles[role]}
        data={roleChoices}
        data-autofocus
      />
      {role === 'TRAINER' && !trainer && (
        <SelectField {...form.field('trainerId')} label={invite.trainer} data={trainers} required={false} />
      )}
      {[user.role, role].some((one) => isLeadingRole(enumValue(one))) && (
        <OwnPasswordField {...form.field('password')} />
      )}
    </FormDialog>
  );
}

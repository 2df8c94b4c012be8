import { flushSync } from 'react-dom';
import * as z from 'zod/mini';
import { REASON_LENGTH_MAX } from '#common/limits';
import { deleteMemberForm } from '#common/members/member.form';
import { sendsNoMails } from '#common/sends-no-mails';
import { studio } from '#common/studio';
import { FormDialog } from '../../../components/form-dialog';
import { OwnPasswordField } from '../../../components/own-password-field';
import { TextField } from '../../../components/text-field';
import { withoutAnswer } from '../../../lib/errors';
import { withRequestKey } from '../../../lib/request-keys';
import { showToast } from '../../../lib/toast';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { useReread } from '../../../lib/use-reread';
import { FIGURES } from '../figures/figures';
import { memberName } from '../members/member-name';
import { MembersDocument } from '../members/members.generated';
import { drawerContent } from './drawer.content';
import { useDeleteMemberMutation, type DrawerMemberFragment } from './member-drawer.generated';
import classes from './member-drawer.module.css';
import { useMemberPanel } from './use-member-panel';

const { deletion: texts } = drawerContent;

const deletionForm = z.extend(deleteMemberForm, { password: z.string() });

interface DeleteMemberDialogProps {
  member: DrawerMemberFragment;
  onClose: () => void;
}

/** Asks why the account of a member is to be deleted, and deletes it. There is nothing left to show in the drawer. */
export function DeleteMemberDialog({ member, onClose }: DeleteMemberDialogProps) {
  const { id, email } = member;
  const [deleteMember] = useDeleteMemberMutation();
  const { close } = useMemberPanel();
  const reread = useReread(MembersDocument, ...FIGURES);
  const form = useDialogForm({
    schema: deletionForm,
    initialValues: { reason: '', password: '' },
    failed: texts.failed,
    unreachable: withoutAnswer(texts.failed),
    send: (values) =>
      withRequestKey(['delete-member', id], (requestKey) =>
        deleteMember({ variables: { input: { id, ...values, requestKey } } }),
      ),
    onSaved: ({ data }) => {
      showToast(data?.deleteMember.message ?? texts.failed);
      flushSync(onClose);
      close();
      void reread();
    },
  });
  return (
    <FormDialog
      title={texts.title(memberName(member))}
      lead={texts.lead}
      form={form}
      submit={texts.submit}
      isDestructive
      onClose={onClose}
    >
      <ul className={classes.effects}>
        <li>{texts.deleted}</li>
        <li>{texts.kept}</li>
        {studio.sealsErasedData && <li>{texts.sealed}</li>}
        {email !== null && !sendsNoMails() && <li>{texts.mail}</li>}
      </ul>
      <TextField
        {...form.field('reason')}
        label={texts.reason}
        description={texts.reasonHint}
        maxLength={REASON_LENGTH_MAX}
        autoComplete="off"
      />
      <OwnPasswordField {...form.field('password')} />
    </FormDialog>
  );
}

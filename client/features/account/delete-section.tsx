import { useState } from 'react';
import { sendsNoMails } from '#common/sends-no-mails';
import { studio } from '#common/studio';
import { authMessages } from '#common/auth/messages';
import { deleteAccountForm } from '#common/auth/sign-in.form';
import { Button } from '../../components/button';
import { FormDialog } from '../../components/form-dialog';
import { PasswordField } from '../../components/password-field';
import { clearToken } from '../../lib/session';
import { showToast } from '../../lib/toast';
import { useDialogForm } from '../../lib/use-dialog-form';
import { AccountSection } from './account-section';
import { accountContent } from './account.content';
import { useDeleteAccountMutation } from './account.generated';
import classes from './delete-section.module.css';

const { sections, deletion: content } = accountContent;

export function DeleteSection() {
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  return (
    <AccountSection {...sections.deletion} lead={content.lead}>
      <ul className={classes.effects}>
        <li>{content.deleted}</li>
        <li>{content.kept}</li>
        {studio.sealsErasedData && <li>{content.sealed}</li>}
        {!sendsNoMails() && <li>{content.mail}</li>}
      </ul>
      <Button variant="danger-outline" onClick={() => setIsDialogOpen(true)}>
        {content.submit}
      </Button>
      {isDialogOpen && <DeleteAccountDialog onClose={() => setIsDialogOpen(false)} />}
    </AccountSection>
  );
}

/** Asks for the password and deletes the account. Clearing the token lets the route guard redirect to the home page. */
function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const [deleteAccount] = useDeleteAccountMutation();
  const form = useDialogForm({
    schema: deleteAccountForm,
    initialValues: { password: '' },
    failed: accountContent.actionFailed,
    unreachable: authMessages.serverUnreachable,
    send: async (input) => {
      const { data } = await deleteAccount({ variables: { input } });
      showToast(data?.deleteAccount.message ?? authMessages.accountDeleted);
      clearToken();
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={content.dialogTitle}
      lead={content.dialogText}
      form={form}
      submit={content.confirm}
      isDestructive
      onClose={onClose}
    >
      <PasswordField {...form.field('password')} label={content.password} autoComplete="current-password" />
    </FormDialog>
  );
}

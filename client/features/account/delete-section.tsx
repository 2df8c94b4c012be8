import { useState } from 'react';
import * as z from 'zod/mini';
import { authMessages } from '#common/auth/messages';
import { givenPassword } from '#common/forms/fields';
import { Button } from '../../components/button';
import { DialogButtons, ModalDialog } from '../../components/modal-dialog';
import { FormAlert } from '../../components/form-alert';
import { PasswordField } from '../../components/password-field';
import { clearToken } from '../../lib/session';
import { showToast } from '../../lib/toast';
import { useServerForm } from '../../lib/use-server-form';
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
        <li>{content.mail}</li>
      </ul>
      <Button variant="danger-outline" onClick={() => setIsDialogOpen(true)}>
        {content.submit}
      </Button>
      {isDialogOpen && <DeleteAccountDialog onClose={() => setIsDialogOpen(false)} />}
    </AccountSection>
  );
}

const deleteAccountForm = z.object({ password: givenPassword });

/** Asks for the password and deletes the account. Clearing the token lets the route guard redirect to the home page. */
function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const [deleteAccount] = useDeleteAccountMutation();
  const { formProps, field, failure, isSubmitting } = useServerForm({
    schema: deleteAccountForm,
    initialValues: { password: '' },
    fallback: accountContent.actionFailed,
    unreachable: authMessages.serverUnreachable,
    submit: async (input) => {
      const { data } = await deleteAccount({ variables: { input } });
      showToast(data?.deleteAccount.message ?? authMessages.accountDeleted);
      clearToken();
    },
  });
  return (
    <ModalDialog title={content.dialogTitle} onClose={onClose}>
      <p>{content.dialogText}</p>
      <form {...formProps} className={classes.form}>
        <FormAlert notice={failure} />
        <PasswordField {...field('password')} label={content.password} autoComplete="current-password" />
        <DialogButtons>
          <Button data-autofocus onClick={onClose}>
            {content.cancel}
          </Button>
          <Button variant="danger" type="submit" isBusy={isSubmitting}>
            {content.confirm}
          </Button>
        </DialogButtons>
      </form>
    </ModalDialog>
  );
}

import { changePasswordForm } from '#common/auth/password-reset.form';
import { authMessages } from '#common/auth/messages';
import { FormAlert } from '../../components/form-alert';
import { PasswordField } from '../../components/password-field';
import { SubmitButton } from '../../components/submit-button';
import { storeToken } from '../../lib/session';
import type { Notice } from '../../lib/use-action';
import { useServerForm } from '../../lib/use-server-form';
import { accountContent } from './account.content';
import { useChangePasswordMutation, type ChangePasswordMutation } from './account.generated';
import classes from './change-password-form.module.css';

const { current, old, next, hint, submit } = accountContent.password;

interface ChangePasswordFormProps {
  /** Rendered as a hidden username field, so that password managers update the right entry. */
  email: string | null | undefined;
  success?: Notice | null;
  onChanged: (answer: ChangePasswordMutation['changePassword']) => void;
}

export function ChangePasswordForm({ email, success = null, onChanged }: ChangePasswordFormProps) {
  const [changePassword] = useChangePasswordMutation();
  const { form, formProps, field, failure, isSubmitting } = useServerForm({
    schema: changePasswordForm,
    initialValues: { currentPassword: '', newPassword: '' },
    fallback: accountContent.actionFailed,
    unreachable: authMessages.serverUnreachable,
    submit: async (input) => {
      const { data } = await changePassword({ variables: { input } });
      if (!data) throw new Error(accountContent.actionFailed);
      form.reset();
      storeToken(data.changePassword.token);
      onChanged(data.changePassword);
    },
  });
  return (
    <form {...formProps} className={classes.form}>
      <FormAlert notice={failure} />
      <FormAlert notice={failure ? null : success} tone="success" />
      <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField
        key={form.key('currentPassword')}
        {...field('currentPassword')}
        label={current}
        revealName={old}
        autoComplete="current-password"
      />
      <PasswordField
        key={form.key('newPassword')}
        {...field('newPassword')}
        label={next}
        description={hint}
        autoComplete="new-password"
      />
      <SubmitButton isBusy={isSubmitting}>{submit}</SubmitButton>
    </form>
  );
}

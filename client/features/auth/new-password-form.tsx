import { useNavigate } from 'react-router-dom';
import { newPasswordForm } from '#common/auth/password-reset.form';
import { authMessages } from '#common/auth/messages';
import { paths } from '#common/paths';
import { FormAlert } from '../../components/form-alert';
import { PasswordField } from '../../components/password-field';
import { SubmitButton } from '../../components/submit-button';
import { useStepPath } from '../../navigation/navigation';
import { currentToken } from '../../lib/session';
import { renewToken } from '../../lib/session-renewal';
import { useServerForm } from '../../lib/use-server-form';
import type { AllDoneState } from './all-done-page';
import { useResetPasswordMutation } from './auth.generated';
import { passwordResetContent } from './password-reset.content';
import { forgetResetProgress } from './reset-progress';
import classes from './auth-form.module.css';

const { newPassword } = passwordResetContent;

interface NewPasswordFormProps {
  resetToken: string;
  /** Rendered as a hidden username field for password managers. */
  email: string;
}

/** The reset ends existing sessions: renewing the stored token shows whether that includes the one in this browser. */
function checkOwnSession(): void {
  const token = currentToken();
  if (token !== null) void renewToken(token);
}

export function NewPasswordForm({ resetToken, email }: NewPasswordFormProps) {
  const [resetPassword] = useResetPasswordMutation();
  const navigate = useNavigate();
  const step = useStepPath();
  const { formProps, field, failure, isSubmitting } = useServerForm({
    schema: newPasswordForm,
    initialValues: { password: '', confirmPassword: '' },
    fallback: authMessages.resetFailed,
    unreachable: authMessages.resetServerUnreachable,
    live: ['confirmPassword'],
    submit: async ({ password }) => {
      await resetPassword({ variables: { input: { resetToken, password } } });
      forgetResetProgress();
      checkOwnSession();
      const state: AllDoneState = { isReset: true };
      await navigate(step(paths.allDone), { replace: true, state });
    },
  });
  return (
    <form {...formProps} className={classes.form}>
      <FormAlert notice={failure} />
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...field('password')}
        label={newPassword.password}
        description={newPassword.hint}
        autoComplete="new-password"
      />
      <PasswordField
        {...field('confirmPassword')}
        label={newPassword.confirm}
        revealName={newPassword.confirmation}
        autoComplete="new-password"
        isErrorLive
      />
      <SubmitButton isBusy={isSubmitting}>{newPassword.submit}</SubmitButton>
    </form>
  );
}

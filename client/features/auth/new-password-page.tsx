import { Navigate } from 'react-router-dom';
import { paths } from '#common/paths';
import { useLinkToken } from '../../lib/use-link-token';
import { Link, useStepPath } from '../../navigation/navigation';
import { AuthFrame } from './auth-frame';
import { NewPasswordForm } from './new-password-form';
import { passwordResetContent } from './password-reset.content';
import { useResetProgress } from './reset-progress';
import classes from './auth-form.module.css';

const { newPassword } = passwordResetContent;

/**
 * Third step of the password reset: the new password, authorised by the token from the OTP step, or from a link of the
 * front desk.
 */
export function Page() {
  const exchanged = useResetProgress('resetToken');
  const resetToken = useLinkToken() || exchanged;
  const email = useResetProgress('resetEmail');
  const step = useStepPath();
  if (resetToken === null) return <Navigate to={step(paths.forgotPassword)} replace />;
  return (
    <AuthFrame title={newPassword.title} description={newPassword.description} path={paths.newPassword}>
      <NewPasswordForm resetToken={resetToken ?? ''} email={email ?? ''} />
      <Link className={classes.link} to={step(paths.forgotPassword)}>
        {newPassword.newCode()}
      </Link>
    </AuthFrame>
  );
}

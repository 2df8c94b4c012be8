import { Navigate } from 'react-router-dom';
import { paths } from '#common/paths';
import { Link, useStepPath } from '../../navigation/navigation';
import { AuthFrame } from './auth-frame';
import { OtpForm } from './otp-form';
import { passwordResetContent } from './password-reset.content';
import { useResetProgress } from './reset-progress';
import classes from './auth-form.module.css';

const { otp } = passwordResetContent;

/** Second step of the password reset: the OTP from the e-mail. */
export function Page() {
  const email = useResetProgress('resetEmail');
  const step = useStepPath();
  if (email === null) return <Navigate to={step(paths.forgotPassword)} replace />;
  return (
    <AuthFrame
      title={otp.title}
      description={otp.description}
      path={paths.oneTimePassword}
      lead={email ? otp.sentTo(maskEmail(email)) : otp.sent}
    >
      <OtpForm email={email ?? ''} />
      <Link className={classes.link} to={step(paths.forgotPassword)}>
        {otp.otherAddress}
      </Link>
    </AuthFrame>
  );
}

/** "a...@example.com": enough to recognise your own address, not enough to reveal somebody else's. */
function maskEmail(email: string): string {
  const [first = ''] = email;
  return `${first}...${email.slice(email.lastIndexOf('@'))}`;
}

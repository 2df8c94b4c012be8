import { OTP_RESEND_PAUSE_S } from '#common/auth/limits';
import { authMessages } from '#common/auth/messages';
import { FormAlert } from '../../components/form-alert';
import { useAction } from '../../lib/use-action';
import { useRequestPasswordResetMutation } from './auth.generated';
import { passwordResetContent } from './password-reset.content';
import { beginResetProgress, useResetProgress } from './reset-progress';
import { useCountdown } from './use-countdown';
import classes from './auth-form.module.css';

const { otp } = passwordResetContent;

const WAIT_ID = 'resend-wait';

interface ResendOtpProps {
  email: string;
  /** Whether this was pressed after the form of the code: only the last message is shown. */
  isLatest: boolean;
  onResend: () => void;
}

/** Requests another OTP for the same address, at most as often as the server allows. */
export function ResendOtp({ email, isLatest, onResend }: ResendOtpProps) {
  const [requestReset] = useRequestPasswordResetMutation();
  const { run, isBusy, notice, tone } = useAction(
    authMessages.otpResendFailed,
    authMessages.resetServerUnreachable,
  );
  const { secondsLeft, restart } = useCountdown(OTP_RESEND_PAUSE_S, Number(useResetProgress('resetAskedAt')));
  const isDisabled = secondsLeft > 0 || isBusy;

  const resend = () => {
    onResend();
    return run(async () => {
      await requestReset({ variables: { input: { email } } });
      beginResetProgress(email);
      restart();
      return otp.resent;
    });
  };

  return (
    <div className={classes.resend}>
      <FormAlert notice={isLatest ? notice : null} tone={tone} />
      <p id={WAIT_ID} className={classes.small}>
        {secondsLeft > 0 ? otp.resendIn(secondsLeft) : otp.resendReady}
      </p>
      <button
        type="button"
        className={classes.textButton}
        aria-disabled={isDisabled}
        aria-busy={isBusy}
        aria-describedby={WAIT_ID}
        onClick={() => void (isDisabled || resend())}
      >
        {otp.resend}
      </button>
    </div>
  );
}

import { useState } from 'react';
import { OTP_RESEND_PAUSE_S } from '#common/limits';
import { messages } from '#common/messages';
import { FormAlert } from '../../components/form-alert';
import { messageOf } from '../../lib/errors';
import type { Notice } from '../../lib/use-server-form';
import { authContent } from './auth.content';
import { useRequestPasswordResetMutation } from './auth.generated';
import { beginResetProgress } from './reset-progress';
import { useCountdown } from './use-countdown';
import { useResetProgress } from './use-reset-progress';
import classes from './auth-form.module.css';

const { otp } = authContent;

const WAIT_ID = 'resend-wait';

/** Requests another OTP for the same address, at most as often as the server allows. */
export function ResendOtp({ email }: { email: string }) {
  const [requestReset, { loading }] = useRequestPasswordResetMutation({ fetchPolicy: 'no-cache' });
  const [failure, setFailure] = useState<Notice | null>(null);
  const [sent, setSent] = useState<Notice | null>(null);
  const { secondsLeft, restart } = useCountdown(OTP_RESEND_PAUSE_S, Number(useResetProgress('resetAskedAt')));
  const isDisabled = secondsLeft > 0 || loading;

  const resend = async () => {
    setFailure(null);
    setSent(null);
    try {
      await requestReset({ variables: { email } });
      beginResetProgress(email);
      setSent({ message: otp.resent });
      restart();
    } catch (error) {
      const texts = { fallback: messages.otpResendFailed, unreachable: messages.resetServerUnreachable };
      setFailure({ message: messageOf(error, texts) });
    }
  };

  return (
    <div className={classes.resend}>
      <FormAlert notice={failure} />
      <FormAlert notice={sent} tone="success" />
      <p id={WAIT_ID} className={classes.small}>
        {secondsLeft > 0 ? otp.resendIn(secondsLeft) : otp.resendReady}
      </p>
      <button
        type="button"
        className={classes.textButton}
        aria-disabled={isDisabled}
        aria-busy={loading}
        aria-describedby={WAIT_ID}
        onClick={() => void (isDisabled || resend())}
      >
        {otp.resend}
      </button>
    </div>
  );
}

import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { otpForm } from '#common/auth/password-reset.form';
import { authMessages } from '#common/auth/messages';
import { paths } from '#common/paths';
import { FormAlert } from '../../components/form-alert';
import { OtpInput } from '../../components/otp-input';
import { SubmitButton } from '../../components/submit-button';
import { codeOf } from '../../lib/errors';
import { useStepPath } from '../../navigation/navigation';
import { store } from '../../lib/storage';
import { uncached } from '../../lib/apollo';
import { useServerForm } from '../../lib/use-server-form';
import { useVerifyOtpMutation } from './auth.generated';
import { passwordResetContent } from './password-reset.content';
import { ResendOtp } from './resend-otp';
import classes from './auth-form.module.css';

const { otp: content } = passwordResetContent;

const codeForm = z.pick(otpForm, { otp: true });

export function OtpForm({ email }: { email: string }) {
  const [verifyOtp] = useVerifyOtpMutation(uncached);
  const navigate = useNavigate();
  const step = useStepPath();
  const [rejections, setRejections] = useState(0);
  /** Whether another code was requested after the last one was sent. */
  const [isResent, setIsResent] = useState(false);
  const { form, formProps, field, failure, isSubmitting, submit } = useServerForm({
    schema: codeForm,
    initialValues: { otp: '' },
    fallback: authMessages.otpInvalid,
    unreachable: authMessages.resetServerUnreachable,
    submit: async ({ otp }) => {
      setIsResent(false);
      try {
        const { data } = await verifyOtp({ variables: { input: { email, otp } } });
        if (!data) throw new Error(authMessages.otpInvalid);
        store('resetToken', data.verifyOtp.resetToken);
      } catch (error) {
        // Clears a rejected code. After any other failure the same code can be submitted again.
        if (codeOf(error) === 'BAD_USER_INPUT') {
          form.setFieldValue('otp', '');
          setRejections((count) => count + 1);
        }
        throw error;
      }
      await navigate(step(paths.newPassword));
    },
  });
  const handleChange = (code: string) => form.setFieldValue('otp', code, { forceUpdate: false });

  return (
    <>
      <form {...formProps} className={classes.form}>
        <FormAlert notice={isResent ? null : failure} keepsFocus={rejections > 0} />
        <OtpInput
          key={rejections}
          name="otp"
          label={content.group}
          digitLabel={content.digit}
          error={field('otp').error as string | undefined}
          isFocused={rejections > 0}
          onChange={handleChange}
          onComplete={() => submit()}
        />
        {rejections > 0 && <p className={classes.small}>{content.hint}</p>}
        <SubmitButton isBusy={isSubmitting}>{content.submit}</SubmitButton>
      </form>
      <ResendOtp email={email} isLatest={isResent} onResend={() => setIsResent(true)} />
    </>
  );
}

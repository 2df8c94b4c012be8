import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { forgotPasswordForm } from '#common/auth/password-reset.form';
import { EMAIL_LENGTH_MAX } from '#common/auth/limits';
import { authMessages } from '#common/auth/messages';
import { paths } from '#common/paths';
import { sendsNoMails } from '#common/sends-no-mails';
import { FormAlert } from '../../components/form-alert';
import { SubmitButton } from '../../components/submit-button';
import { TextField } from '../../components/text-field';
import { Link, useStepPath } from '../../navigation/navigation';
import { useServerForm } from '../../lib/use-server-form';
import { AtTheDesk } from './at-the-desk';
import { AuthFrame } from './auth-frame';
import { authContent } from './auth.content';
import { useRequestPasswordResetMutation } from './auth.generated';
import type { LoginState } from './login-form';
import { passwordResetContent } from './password-reset.content';
import { beginResetProgress } from './reset-progress';
import classes from './auth-form.module.css';

const { atDesk } = authContent;
const { forgot } = passwordResetContent;

/** First step of the password reset: the address that the one-time password is sent to. */
export function Page() {
  const step = useStepPath();
  return (
    <AuthFrame
      title={forgot.title}
      description={forgot.description}
      path={paths.forgotPassword}
      lead={sendsNoMails() ? undefined : authMessages.resetRequested}
    >
      {sendsNoMails() ? <AtTheDesk text={atDesk.forgot} /> : <ForgotPasswordForm />}
      <Link className={classes.link} to={step(paths.login)}>
        {forgot.back}
      </Link>
    </AuthFrame>
  );
}

function ForgotPasswordForm() {
  const [requestReset] = useRequestPasswordResetMutation();
  const navigate = useNavigate();
  const step = useStepPath();
  const { state } = useLocation() as { state: LoginState | null };
  const { form, formProps, field, failure, isSubmitting } = useServerForm({
    schema: forgotPasswordForm,
    initialValues: { email: '' },
    fallback: authMessages.otpSendFailed,
    unreachable: authMessages.resetServerUnreachable,
    submit: async ({ email }) => {
      await requestReset({ variables: { input: { email } } });
      beginResetProgress(email);
      await navigate(step(paths.oneTimePassword));
    },
  });
  const prefill = useEffectEvent(() => {
    if (state?.email && form.getValues().email === '') form.setFieldValue('email', state.email);
  });
  useEffect(() => prefill(), []);
  return (
    <form {...formProps} className={classes.form}>
      <FormAlert notice={failure} />
      <TextField
        key={form.key('email')}
        {...field('email')}
        label={forgot.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={EMAIL_LENGTH_MAX}
      />
      <SubmitButton isBusy={isSubmitting}>{forgot.submit}</SubmitButton>
    </form>
  );
}

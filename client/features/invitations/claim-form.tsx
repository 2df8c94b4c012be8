import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { claimForm } from '#common/invitations/claim.form';
import { EMAIL_LENGTH_MAX } from '#common/auth/limits';
import { authMessages } from '#common/auth/messages';
import { paths } from '#common/paths';
import { FormAlert } from '../../components/form-alert';
import { PasswordField } from '../../components/password-field';
import { SubmitButton } from '../../components/submit-button';
import { TextField } from '../../components/text-field';
import type { Notice } from '../../lib/use-action';
import { useServerForm } from '../../lib/use-server-form';
import { Link } from '../../navigation/navigation';
import { authContent } from '../auth/auth.content';
import { PasswordRules } from '../auth/password-rules';
import { SignUpNotice } from '../auth/sign-up-notice';
import { SignUpSent, type SentMail } from '../auth/sign-up-sent';
import { claimContent as content } from './claim.content';
import { useClaimAccountMutation } from './claim.generated';
import classes from '../auth/auth-form.module.css';

const { signUp } = authContent;

/** The code, and the e-mail address and password for future log-ins. */
export function ClaimForm() {
  const [claim] = useClaimAccountMutation();
  const [sent, setSent] = useState<SentMail | null>(null);
  const [claimed, setClaimed] = useState<Notice | null>(null);
  const { form, formProps, field, failure, isSubmitting } = useServerForm({
    schema: claimForm,
    initialValues: { code: '', email: '', password: '', confirmPassword: '' },
    fallback: content.failed,
    unreachable: authMessages.serverUnreachable,
    live: ['confirmPassword'],
    submit: async (input) => {
      const { data } = await claim({ variables: { input } });
      // The passwords only: with the code, the member can name another address.
      form.setValues({ password: '', confirmPassword: '' });
      const { message, isComplete } = data!.claimAccount;
      if (isComplete) setClaimed({ message });
      else setSent({ message, email: input.email });
    },
  });
  const password = form.useWatchValue('password');
  useCodeOfAddress((code) => form.setFieldValue('code', code));
  const startOver = () => {
    // The field that gets the focus is hidden until then.
    flushSync(() => setSent(null));
    formProps.ref.current?.querySelector<HTMLInputElement>('[name=email]')?.focus();
  };
  if (claimed)
    return (
      <FormAlert notice={claimed} tone="success">
        <Link to={paths.login}>{content.logIn}</Link>
      </FormAlert>
    );
  const isSent = sent !== null;
  return (
    <form {...formProps} className={classes.form}>
      <FormAlert notice={failure} />
      <SignUpSent mail={sent} again={content.again} onStartOver={startOver} />
      <div className={classes.fields} hidden={isSent}>
        <TextField
          key={form.key('code')}
          {...field('code')}
          label={content.code}
          description={content.codeHint}
          disabled={isSent}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
        />
        <TextField
          key={form.key('email')}
          {...field('email')}
          label={content.email}
          description={content.emailHint()}
          disabled={isSent}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={EMAIL_LENGTH_MAX}
        />
        <PasswordField
          key={form.key('password')}
          {...field('password')}
          label={signUp.password}
          disabled={isSent}
          autoComplete="new-password"
          requirements={!isSent && <PasswordRules password={password} />}
        />
        <PasswordField
          key={form.key('confirmPassword')}
          {...field('confirmPassword')}
          label={signUp.confirm}
          revealName={signUp.confirmation}
          disabled={isSent}
          autoComplete="new-password"
          isErrorLive
        />
      </div>
      <SubmitButton key={String(isSent)} isBusy={isSubmitting} isDone={isSent}>
        {isSent ? signUp.sent : isSubmitting ? signUp.sending : content.submit}
      </SubmitButton>
      {!isSent && <SignUpNotice />}
    </form>
  );
}

/** The code in the fragment of the scanned address, which then leaves the address bar and the history. */
function useCodeOfAddress(onCode: (code: string) => void): void {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const take = useEffectEvent(() => {
    onCode(hash.slice(1));
    void navigate(paths.claim, { replace: true });
  });
  useEffect(() => {
    if (hash.length > 1) take();
  }, [hash]);
}

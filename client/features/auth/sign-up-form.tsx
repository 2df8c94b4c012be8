import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { signUpForm } from '#common/auth/sign-up.form';
import { EMAIL_LENGTH_MAX } from '#common/auth/limits';
import { authMessages } from '#common/auth/messages';
import { enumName } from '#common/enum-names';
import { FormAlert } from '../../components/form-alert';
import { PasswordField } from '../../components/password-field';
import { SelectField } from '../../components/select-field';
import { SubmitButton } from '../../components/submit-button';
import { TextField } from '../../components/text-field';
import { useServerForm } from '../../lib/use-server-form';
import { useReturnPath } from '../../navigation/navigation';
import { authContent } from './auth.content';
import { useInitiateSignUpMutation } from './auth.generated';
import { storeReturnPath } from './browser-sign-up';
import { PasswordRules } from './password-rules';
import { SignUpSent, type SentMail } from './sign-up-sent';
import { SignUpNotice } from './sign-up-notice';
import { useAdminPasswordCheck } from './use-admin-password-check';
import classes from './auth-form.module.css';

const { signUp } = authContent;

/** `children` are shown below until the mail is sent. */
export function SignUpForm({ children }: { children: ReactNode }) {
  const [initiateSignUp] = useInitiateSignUpMutation();
  const next = useReturnPath();
  const [sent, setSent] = useState<SentMail | null>(null);
  const { form, formProps, field, failure, isSubmitting } = useServerForm({
    schema: signUpForm,
    initialValues: { email: '', password: '', confirmPassword: '', accountType: 'member' },
    fallback: authMessages.signUpFailed,
    unreachable: authMessages.serverUnreachable,
    live: ['confirmPassword'],
    submit: async ({ accountType, ...input }) => {
      const { data } = await initiateSignUp({
        variables: { input: { ...input, accountType: enumName(accountType) } },
      });
      storeReturnPath(next, input.email);
      form.reset();
      const { message } = data?.initiateSignUp ?? { message: authMessages.verificationSent };
      setSent({ message, email: input.email });
    },
  });
  const accountType = form.useWatchValue('accountType') ?? 'member';
  const password = form.useWatchValue('password');
  const isRefused = useAdminPasswordCheck(accountType, password);
  const isSent = sent !== null;
  const startOver = () => {
    // Enables the fields synchronously, since the focus moves to one of them from the button, which is removed.
    flushSync(() => {
      if (sent) form.setFieldValue('email', sent.email);
      setSent(null);
    });
    formProps.ref.current?.querySelector('input')?.focus();
  };

  return (
    <form {...formProps} className={classes.form}>
      <FormAlert notice={failure} />
      <SignUpSent mail={sent} onStartOver={startOver} />
      {/* Once the mail is sent, the empty, disabled fields would only be in the way of what to do next. */}
      <div className={classes.fields} hidden={isSent}>
        <TextField
          key={form.key('email')}
          {...field('email')}
          label={signUp.identifier}
          description={signUp.identifierHint}
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
          {...(isRefused ? { error: authMessages.adminPasswordInvalid, isErrorLive: true } : {})}
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
        <SelectField
          key={form.key('accountType')}
          {...field('accountType')}
          label={signUp.accountType}
          description={accountType === 'admin' ? signUp.adminHint : undefined}
          disabled={isSent}
          // An option is always selected.
          required={false}
          data={signUp.accountTypes}
        />
      </div>
      {/* Another element, since the same one would be seen to jump to its new place. */}
      <SubmitButton key={String(isSent)} isBusy={isSubmitting} isDone={isSent}>
        {isSent ? signUp.sent : isSubmitting ? signUp.sending : signUp.submit}
      </SubmitButton>
      {!isSent && <SignUpNotice />}
      {!isSent && children}
    </form>
  );
}

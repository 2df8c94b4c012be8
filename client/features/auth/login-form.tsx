import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { signInForm } from '#common/auth/sign-in.form';
import { EMAIL_LENGTH_MAX } from '#common/auth/limits';
import { authMessages } from '#common/auth/messages';
import { paths } from '#common/paths';
import { CheckField } from '../../components/check-field';
import { FormAlert } from '../../components/form-alert';
import { PasswordField } from '../../components/password-field';
import { SubmitButton } from '../../components/submit-button';
import { TextField } from '../../components/text-field';
import { textIn } from '../../lib/errors';
import { Link, useStepPath } from '../../navigation/navigation';
import { forget, readStored, store } from '../../lib/storage';
import { mutate } from '../../lib/page-mutation';
import type { Notice } from '../../lib/use-action';
import { useServerForm } from '../../lib/use-server-form';
import { authContent } from './auth.content';
import { SignInDocument } from './sign-in.page.generated';
import { useCompleteSignIn } from './use-complete-sign-in';
import classes from './auth-form.module.css';

const { login } = authContent;

/** Loaded on demand: most accounts have no second factor. */
const SecondStep = lazy(async () => ({ default: (await import('./second-step')).SecondStep }));

/** State that the previous page passes in the history entry of the log-in or of the password reset. */
export interface LoginState {
  /** The address that has just been verified, or whose sign-up has been cancelled. */
  email?: string;
}

export function LoginForm() {
  const completeSignIn = useCompleteSignIn();
  const step = useStepPath();
  /** The error that asks for the second step. */
  const [refusal, setRefusal] = useState<unknown>(null);
  const [expired, setExpired] = useState<Notice | null>(null);
  const { state } = useLocation() as { state: LoginState | null };
  const { form, formProps, field, failure, isSubmitting } = useServerForm({
    schema: signInForm,
    initialValues: { login: '', password: '', keepLoggedIn: false },
    fallback: authMessages.signInFailed,
    unreachable: authMessages.serverUnreachable,
    submit: async (input) => {
      try {
        const { signIn } = await mutate(SignInDocument, { input });
        rememberChoice(input.keepLoggedIn);
        await completeSignIn(signIn);
      } catch (error) {
        if (textIn(error, 'challenge') === null) throw error;
        rememberChoice(input.keepLoggedIn);
        setExpired(null);
        setRefusal(error);
      }
    },
  });
  const startOver = (message: string) => {
    setExpired({ message });
    setRefusal(null);
  };
  const prefill = useEffectEvent(() => {
    if (readStored('keepLoggedIn') === 'true') form.setFieldValue('keepLoggedIn', true);
    if (state?.email && form.getValues().login === '') form.setFieldValue('login', state.email);
  });
  useEffect(() => prefill(), []);

  // Hidden during the second step, the form keeps what was entered.
  const isSecondStep = refusal !== null;
  return (
    <>
      <form {...formProps} className={classes.form} hidden={isSecondStep}>
        <FormAlert notice={failure ?? expired} />
        <TextField
          key={form.key('login')}
          {...field('login')}
          label={login.identifier}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={EMAIL_LENGTH_MAX}
        />
        <PasswordField {...field('password')} label={login.password} autoComplete="current-password" />
        <div className={classes.between}>
          <CheckField
            key={form.key('keepLoggedIn')}
            {...field('keepLoggedIn', { type: 'checkbox' })}
            label={login.keep}
          />
          <Link className={classes.link} to={step(paths.forgotPassword)}>
            {login.forgot}
          </Link>
        </div>
        <SubmitButton isBusy={isSubmitting}>{login.submit}</SubmitButton>
      </form>
      {isSecondStep && (
        <Suspense>
          <SecondStep refusal={refusal} onDone={completeSignIn} onExpired={startOver} />
        </Suspense>
      )}
    </>
  );
}

function rememberChoice(isKept: boolean): void {
  if (isKept) store('keepLoggedIn', 'true');
  else forget('keepLoggedIn');
}

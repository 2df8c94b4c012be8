import { lazy, Suspense, useState } from 'react';
import { secondStepForm } from '#common/auth/second-step.form';
import { authMessages } from '#common/auth/messages';
import { Button } from '../../components/button';
import { FormAlert } from '../../components/form-alert';
import { SubmitButton } from '../../components/submit-button';
import { isRefusedFor, messageOf } from '../../lib/errors';
import { mutate } from '../../lib/page-mutation';
import { useServerForm } from '../../lib/use-server-form';
import { CodeField } from './code-field';
import { requiredStepOf } from './required-step';
import { secondStepContent as content } from './second-step.content';
import {
  CompleteSignInDocument,
  CompleteSignInWithPasskeyDocument,
  type CompleteSignInMutation,
} from './second-step.page.generated';
import classes from './auth-form.module.css';

interface SecondStepProps {
  /** The error of the first step. */
  refusal: unknown;
  onDone: (answer: CompleteSignInMutation['completeSignIn']) => Promise<void>;
  /** Called with the reason if the password has to be entered again. */
  onExpired: (message: string) => void;
}

/** Loaded on demand, with the library for passkeys, which few log-ins need. */
const PasskeyButton = lazy(async () => ({ default: (await import('./passkey-button')).PasskeyButton }));

/** Asks for the second factor, once the password was right. */
export function SecondStep({ refusal, onDone, onExpired }: SecondStepProps) {
  const { challenge, hasApp, passkeyOptions } = requiredStepOf(refusal);
  const [isRecovery, setIsRecovery] = useState(!hasApp);
  const complete = async (send: () => Promise<CompleteSignInMutation['completeSignIn']>) => {
    try {
      await onDone(await send());
    } catch (error) {
      if (!isRefusedFor(error, 'SIGN_IN_EXPIRED')) throw error;
      onExpired(messageOf(error, { fallback: content.failed }));
    }
  };
  const { form, formProps, field, failure, isSubmitting } = useServerForm({
    schema: secondStepForm,
    initialValues: { code: '' },
    fallback: content.failed,
    unreachable: authMessages.serverUnreachable,
    submit: ({ code }) =>
      complete(
        async () => (await mutate(CompleteSignInDocument, { input: { challenge, code } })).completeSignIn,
      ),
  });
  const sendPasskey = (response: string) =>
    complete(async () => {
      const input = { challenge, response };
      return (await mutate(CompleteSignInWithPasskeyDocument, { input })).completeSignInWithPasskey;
    });
  const switchKind = () => {
    form.reset();
    setIsRecovery(!isRecovery);
  };
  return (
    <form {...formProps} className={classes.form}>
      {passkeyOptions !== null && (
        <Suspense>
          <PasskeyButton options={passkeyOptions} send={sendPasskey} />
        </Suspense>
      )}
      <FormAlert notice={failure} />
      <CodeField
        key={String(isRecovery)}
        {...field('code')}
        isRecovery={isRecovery}
        autoFocus={passkeyOptions === null || isRecovery === hasApp}
      />
      <SubmitButton isBusy={isSubmitting}>{content.submit}</SubmitButton>
      {hasApp && <Button onClick={switchKind}>{isRecovery ? content.useApp : content.useRecovery}</Button>}
      {isRecovery && <p className={classes.small}>{content.lost}</p>}
    </form>
  );
}

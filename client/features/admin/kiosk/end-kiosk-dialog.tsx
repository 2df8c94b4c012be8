import { lazy, Suspense, useState } from 'react';
import { secondStepForm } from '#common/auth/second-step.form';
import { kioskEndForm } from '#common/auth/sign-in.form';
import { EMAIL_LENGTH_MAX } from '#common/auth/limits';
import { authMessages } from '#common/auth/messages';
import { FormDialog } from '../../../components/form-dialog';
import { PasswordField } from '../../../components/password-field';
import { TextField } from '../../../components/text-field';
import { uncached } from '../../../lib/apollo';
import { textIn } from '../../../lib/errors';
import { storeToken } from '../../../lib/session';
import { freshToken } from '../../../lib/session-renewal';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { CodeField } from '../../auth/code-field';
import { requiredStepOf, type RequiredStep } from '../../auth/required-step';
import { kioskContent } from './kiosk.content';
import {
  useEndKioskMutation,
  useEndKioskWithCodeMutation,
  useEndKioskWithPasskeyMutation,
} from './kiosk.generated';

const { end: content } = kioskContent;

const PasskeyButton = lazy(async () => ({
  default: (await import('../../auth/passkey-button')).PasskeyButton,
}));

/** The log-in of a staff member, which replaces the session of the kiosk. */
export function EndKioskDialog({ onClose }: { onClose: () => void }) {
  const [step, setStep] = useState<RequiredStep | null>(null);
  return step === null ? (
    <PasswordDialog onStep={setStep} onClose={onClose} />
  ) : (
    <SecondStepDialog step={step} onClose={onClose} />
  );
}

interface PasswordDialogProps {
  onStep: (step: RequiredStep) => void;
  onClose: () => void;
}

function PasswordDialog({ onStep, onClose }: PasswordDialogProps) {
  const [endKiosk] = useEndKioskMutation(uncached);
  const form = useDialogForm({
    schema: kioskEndForm,
    initialValues: { login: '', password: '' },
    failed: content.failed,
    unreachable: authMessages.serverUnreachable,
    send: async (input) => {
      // With a token of its own, the attempt is not repeated when the password is wrong.
      const headers = { authorization: `Bearer ${await freshToken()}` };
      const { data } = await endKiosk({ variables: { input }, context: { headers } });
      if (!data) throw new Error(content.failed);
      storeToken(data.endKiosk.token);
    },
    onSaved: onClose,
    onFailed: (error) => {
      const isStep = textIn(error, 'challenge') !== null;
      if (isStep) onStep(requiredStepOf(error));
      return isStep;
    },
  });
  return (
    <FormDialog
      title={content.title}
      lead={content.text}
      form={form}
      submit={content.confirm}
      onClose={onClose}
    >
      <TextField
        {...form.field('login')}
        label={content.login}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={EMAIL_LENGTH_MAX}
        data-autofocus
      />
      <PasswordField {...form.field('password')} label={content.password} autoComplete="current-password" />
    </FormDialog>
  );
}

interface SecondStepProps {
  step: RequiredStep;
  onClose: () => void;
}

/** Completes the log-in of somebody with a second factor. */
function SecondStepDialog({ step: { challenge, hasApp, passkeyOptions }, onClose }: SecondStepProps) {
  const [complete] = useEndKioskWithCodeMutation(uncached);
  const [completeWithPasskey] = useEndKioskWithPasskeyMutation(uncached);
  const form = useDialogForm({
    schema: secondStepForm,
    initialValues: { code: '' },
    failed: content.failed,
    unreachable: authMessages.serverUnreachable,
    send: async ({ code }) => {
      const { data } = await complete({ variables: { input: { challenge, code } } });
      if (!data) throw new Error(content.failed);
      storeToken(data.completeSignIn.token);
    },
    onSaved: onClose,
  });
  const sendPasskey = async (response: string) => {
    const { data } = await completeWithPasskey({ variables: { input: { challenge, response } } });
    if (!data) throw new Error(content.failed);
    storeToken(data.completeSignInWithPasskey.token);
    onClose();
  };
  return (
    <FormDialog title={content.title} form={form} submit={content.confirm} onClose={onClose}>
      {passkeyOptions !== null && (
        <Suspense>
          <PasskeyButton options={passkeyOptions} send={sendPasskey} />
        </Suspense>
      )}
      <CodeField {...form.field('code')} isRecovery={!hasApp} data-autofocus />
    </FormDialog>
  );
}

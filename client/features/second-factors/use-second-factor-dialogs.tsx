import { useState, type ReactNode } from 'react';
import { showToast } from '../../lib/toast';
import { PasskeyDialog } from './passkey-dialog';
import { PasswordDialog } from './password-dialog';
import { RecoveryCodes } from './recovery-codes';
import { ScanDialog } from './scan-dialog';
import { secondFactorContent as content } from './second-factor.content';
import {
  useRemovePasskeyMutation,
  useRemoveSecondFactorMutation,
  useRenewRecoveryCodesMutation,
  useStartSecondFactorMutation,
  type AddPasskeyMutation,
  type PasskeyFragment,
  type StartSecondFactorMutation,
} from './second-factor.generated';

type Question = { name: 'set-up' | 'renew' | 'remove' | 'passkey' } | RemovalOfPasskey;

interface RemovalOfPasskey {
  name: 'remove-passkey';
  passkey: PasskeyFragment;
  isLast: boolean;
}

type Step =
  | Question
  | { name: 'scan'; secret: StartSecondFactorMutation['startSecondFactor'] }
  | { name: 'codes'; codes: readonly string[] };

/** The dialogs in which a second factor is changed, one after another. `onAdded` is called after new codes were shown. */
export function useSecondFactorDialogs(onAdded?: () => void): {
  open: (question: Question) => void;
  dialog: ReactNode;
} {
  const [step, setStep] = useState<Step | null>(null);
  const [start] = useStartSecondFactorMutation({ fetchPolicy: 'no-cache' });
  const [renew] = useRenewRecoveryCodesMutation();
  const [remove] = useRemoveSecondFactorMutation();
  const [removePasskey] = useRemovePasskeyMutation();
  const close = () => setStep(null);
  const showCodes = (codes: readonly string[] = []) => setStep({ name: 'codes', codes });
  const handleStart = async (input: { password: string }) => {
    const { data } = await start({ variables: { input } });
    if (!data) throw new Error(content.actionFailed);
    setStep({ name: 'scan', secret: data.startSecondFactor });
  };
  const handleRenew = async (input: { password: string }) => {
    const { data } = await renew({ variables: { input } });
    showCodes(data?.renewRecoveryCodes.recoveryCodes);
  };
  const handleRemove = async (input: { password: string }) => {
    const { data } = await remove({ variables: { input } });
    showToast(data?.removeSecondFactor.message ?? content.actionFailed);
    close();
  };
  const handleRemovePasskey = async ({ password }: { password: string }, id: string) => {
    const { data } = await removePasskey({ variables: { input: { id, password } } });
    showToast(data?.removePasskey.message ?? content.actionFailed);
    close();
  };
  const handlePasskeyAdded = ({ message, recoveryCodes }: AddPasskeyMutation['addPasskey']) => {
    showToast(message);
    if (recoveryCodes.length > 0) showCodes(recoveryCodes);
    else close();
  };
  const handleCodesSaved = () => {
    close();
    onAdded?.();
  };
  const dialogOf = (one: Step): ReactNode => {
    switch (one.name) {
      case 'set-up':
        return <PasswordDialog texts={content.setUp} send={handleStart} onClose={close} />;
      case 'renew':
        return <PasswordDialog texts={content.renew} send={handleRenew} onClose={close} />;
      case 'remove':
        return <PasswordDialog texts={content.remove} isDestructive send={handleRemove} onClose={close} />;
      case 'passkey':
        return <PasskeyDialog onAdded={handlePasskeyAdded} onClose={close} />;
      case 'remove-passkey':
        return (
          <PasswordDialog
            texts={removalTexts(one)}
            isDestructive
            send={(input) => handleRemovePasskey(input, one.passkey.id)}
            onClose={close}
          />
        );
      case 'scan':
        return <ScanDialog secret={one.secret} onDone={showCodes} onClose={close} />;
      case 'codes':
        return <RecoveryCodes codes={one.codes} onClose={handleCodesSaved} />;
    }
  };
  return { open: setStep, dialog: step && dialogOf(step) };
}

const removalTexts = ({ passkey, isLast }: RemovalOfPasskey) => {
  const { title, lead, lastLead, submit } = content.removePasskey;
  return { title: title(passkey.name), lead: isLast ? lastLead : lead, submit };
};

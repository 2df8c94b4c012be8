import { useState } from 'react';
import { authMessages } from '#common/auth/messages';
import { PASSKEY_NAME_LENGTH_MAX } from '#common/second-factors/limits';
import { newPasskeyForm } from '#common/second-factors/passkey.form';
import { FormDialog } from '../../components/form-dialog';
import { PasswordField } from '../../components/password-field';
import { TextField } from '../../components/text-field';
import type { Notice } from '../../lib/use-action';
import { useDialogForm } from '../../lib/use-dialog-form';
import { makePasskey, NoPasskeyError } from './make-passkey';
import { secondFactorContent } from './second-factor.content';
import {
  useAddPasskeyMutation,
  useStartPasskeyMutation,
  type AddPasskeyMutation,
} from './second-factor.generated';

const { passkey: content, actionFailed } = secondFactorContent;

interface PasskeyDialogProps {
  onAdded: (answer: AddPasskeyMutation['addPasskey']) => void;
  onClose: () => void;
}

/** Asks for a name and the password, then lets the browser make a passkey. */
export function PasskeyDialog({ onAdded, onClose }: PasskeyDialogProps) {
  const [start] = useStartPasskeyMutation({ fetchPolicy: 'no-cache' });
  const [add] = useAddPasskeyMutation();
  const [problem, setProblem] = useState<Notice | null>(null);
  const form = useDialogForm({
    schema: newPasskeyForm,
    initialValues: { name: '', password: '' },
    failed: actionFailed,
    unreachable: authMessages.serverUnreachable,
    send: async ({ name, password }) => {
      setProblem(null);
      const { data: asked } = await start({ variables: { input: { password } } });
      if (!asked) throw new Error(actionFailed);
      const response = await makePasskey(asked.startPasskey.options);
      const { data } = await add({ variables: { input: { name, response } } });
      if (!data) throw new Error(actionFailed);
      return data.addPasskey;
    },
    onSaved: onAdded,
    onFailed: (error) => {
      const isOurs = error instanceof NoPasskeyError;
      if (isOurs) setProblem({ message: error.message });
      return isOurs;
    },
  });
  return (
    <FormDialog
      title={content.title}
      lead={content.lead}
      form={{ ...form, failure: problem ?? form.failure }}
      submit={content.submit}
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        label={content.name}
        description={content.nameHint}
        maxLength={PASSKEY_NAME_LENGTH_MAX}
        autoComplete="off"
        data-autofocus
      />
      <PasswordField
        {...form.field('password')}
        label={secondFactorContent.password}
        autoComplete="current-password"
      />
    </FormDialog>
  );
}

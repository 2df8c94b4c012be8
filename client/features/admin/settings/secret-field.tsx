import { useState } from 'react';
import * as z from 'zod/mini';
import { enumValue } from '#common/enum-names';
import { secretForm } from '#common/settings/secrets';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { FormDialog } from '../../../components/form-dialog';
import { OwnPasswordField } from '../../../components/own-password-field';
import { PasswordField } from '../../../components/password-field';
import type { SettingSecretName } from '../../../graphql/types.generated';
import { withoutAnswer } from '../../../lib/errors';
import { formatDay } from '../../../lib/format-day';
import type { Notice } from '../../../lib/use-action';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { useReread } from '../../../lib/use-reread';
import { settingsContent } from './settings.content';
import {
  StudioSettingsDocument,
  useSetSettingSecretMutation,
  type SecretStateFragment,
} from './settings.generated';
import classes from './settings.module.css';

const { secrets: texts, saveFailed, locked } = settingsContent;

interface SecretFieldProps {
  name: SettingSecretName;
  secrets: readonly SecretStateFragment[];
}

/** A setting that is replaced and removed, but never shown. */
export function SecretField({ name, secrets }: SecretFieldProps) {
  const [opened, setOpened] = useState<'replace' | 'remove' | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const { setAt = null, variable = null } = secrets.find((one) => one.name === name) ?? {};
  const label = texts.names[name];
  const open = (dialog: 'replace' | 'remove') => {
    setNotice(null);
    setOpened(dialog);
  };
  const close = (message: string | null) => {
    setOpened(null);
    if (message !== null) setNotice({ message });
  };
  return (
    <div className={classes.secret} role="group" aria-label={label}>
      <p className={classes.name}>{label}</p>
      <p>{variable ? locked(variable) : setAt ? texts.setOn(formatDay(setAt)) : texts.notSet}</p>
      {!variable && (
        <div className={classes.buttons}>
          <Button onClick={() => open('replace')}>{setAt ? texts.replace : texts.set}</Button>
          {setAt && <Button onClick={() => open('remove')}>{texts.remove}</Button>}
        </div>
      )}
      <FormAlert notice={notice} tone="success" keepsFocus />
      {opened === 'replace' && <ReplaceDialog name={name} label={label} onClose={close} />}
      {opened === 'remove' && <RemoveDialog name={name} label={label} onClose={close} />}
    </div>
  );
}

interface SecretDialogProps {
  name: SettingSecretName;
  label: string;
  /** Called with the message of the server, or with null if nothing was done. */
  onClose: (message: string | null) => void;
}

const passwordForm = z.object({ password: z.string() });

const FAILURE = { failed: saveFailed, unreachable: withoutAnswer(saveFailed) };

function ReplaceDialog({ name, label, onClose }: SecretDialogProps) {
  const save = useSave(name);
  const form = useDialogForm({
    ...FAILURE,
    schema: z.extend(secretForm(enumValue(name)), passwordForm.shape),
    initialValues: { value: '', password: '' },
    send: save,
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={texts.replaceTitle(label)}
      lead={texts.replaceLead[name]}
      form={form}
      submit={texts.save}
      onClose={() => onClose(null)}
    >
      <PasswordField
        {...form.field('value')}
        label={texts.value}
        autoComplete="new-password"
        data-autofocus
      />
      <OwnPasswordField {...form.field('password')} revealName="your password" />
    </FormDialog>
  );
}

function RemoveDialog({ name, label, onClose }: SecretDialogProps) {
  const save = useSave(name);
  const form = useDialogForm({
    ...FAILURE,
    schema: passwordForm,
    initialValues: { password: '' },
    send: ({ password }) => save({ value: null, password }),
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={texts.removeTitle(label)}
      lead={texts.removeLead[name]}
      form={form}
      submit={texts.remove}
      isDestructive
      onClose={() => onClose(null)}
    >
      <OwnPasswordField {...form.field('password')} data-autofocus />
    </FormDialog>
  );
}

/** Returns a function that saves the secret, and returns the message of the server. */
function useSave(name: SettingSecretName) {
  const [set] = useSetSettingSecretMutation();
  const reread = useReread(StudioSettingsDocument);
  return async (change: { value: string | null; password: string }): Promise<string> => {
    const { data } = await set({ variables: { input: { name, ...change } } });
    if (!data) throw new Error(saveFailed);
    await reread();
    return data.setSettingSecret.message;
  };
}

import * as z from 'zod/mini';
import { createApiKeyForm } from '#common/api-keys/api-key.form';
import { API_KEY_DAYS_MAX, API_KEY_NAME_LENGTH_MAX } from '#common/api-keys/limits';
import { CheckChips } from '../../../components/check-chips';
import { FormDialog } from '../../../components/form-dialog';
import { OwnPasswordField } from '../../../components/own-password-field';
import { SelectField } from '../../../components/select-field';
import { TextField } from '../../../components/text-field';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { useReread } from '../../../lib/use-reread';
import { toggled } from '../toggled';
import { apiKeysContent } from './api-keys.content';
import { ApiKeysDocument, useCreateApiKeyMutation } from './api-keys.generated';
import classes from './create-key-dialog.module.css';
import { permissionGroups, permissionLabel } from './permission-labels';

const { add: content, actionFailed } = apiKeysContent;

/** A key that can be read now and never again. */
export interface MadeKey {
  name: string;
  value: string;
}

const DAYS = [30, 90, 180, API_KEY_DAYS_MAX].map((days) => ({
  value: String(days),
  label: content.inDays(days),
}));

const keyForm = z.extend(z.pick(createApiKeyForm, { name: true, permissions: true, password: true }), {
  days: z.string(),
  addresses: z.string(),
});

type KeyValues = z.infer<typeof keyForm>;

const NEW: KeyValues = { name: '', permissions: [], days: '90', addresses: '', password: '' };

interface CreateKeyProps {
  onMade: (made: MadeKey) => void;
  onClose: () => void;
}

export function CreateKeyDialog({ onMade, onClose }: CreateKeyProps) {
  const [create] = useCreateApiKeyMutation();
  const reread = useReread(ApiKeysDocument);
  const form = useDialogForm({
    schema: keyForm,
    initialValues: NEW,
    failed: actionFailed,
    send: async ({ days, addresses, ...values }: KeyValues) => {
      const input = { ...values, expiresInDays: Number(days), addresses: listOf(addresses) };
      const { data } = await create({ variables: { input } });
      await reread();
      return data?.createApiKey;
    },
    onSaved: (made) => (made ? onMade({ name: made.apiKey.name, value: made.key }) : onClose()),
  });
  const chosen = form.form.useWatchValue('permissions');
  const toggle = (one: string) => form.form.setFieldValue('permissions', toggled(chosen, one));
  return (
    <FormDialog
      title={content.title}
      lead={content.lead}
      form={form}
      submit={content.submit}
      onClose={onClose}
    >
      <TextField
        {...form.field('name')}
        label={content.name}
        placeholder={content.namePlaceholder}
        autoComplete="off"
        maxLength={API_KEY_NAME_LENGTH_MAX}
        data-autofocus
      />
      <h3 className={classes.permissions}>{content.permissions}</h3>
      {permissionGroups.map(({ title, offered }) => (
        <CheckChips
          key={title}
          legend={title}
          offered={offered}
          labelOf={permissionLabel}
          chosen={chosen}
          onToggle={toggle}
        />
      ))}
      <SelectField {...form.field('days')} label={content.expires} data={DAYS} />
      <TextField
        {...form.field('addresses')}
        label={content.addresses}
        description={content.addressesHint}
        autoComplete="off"
        spellCheck={false}
        required={false}
      />
      <OwnPasswordField {...form.field('password')} />
    </FormDialog>
  );
}

const listOf = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);

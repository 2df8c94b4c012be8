import { kioskEndForm } from '#common/auth/sign-in.form';
import { EMAIL_LENGTH_MAX } from '#common/auth/limits';
import { authMessages } from '#common/auth/messages';
import { FormDialog } from '../../../components/form-dialog';
import { PasswordField } from '../../../components/password-field';
import { TextField } from '../../../components/text-field';
import { uncached } from '../../../lib/apollo';
import { storeToken } from '../../../lib/session';
import { freshToken } from '../../../lib/session-renewal';
import { useDialogForm } from '../../../lib/use-dialog-form';
import { kioskContent } from './kiosk.content';
import { useEndKioskMutation } from './kiosk.generated';

const { end: content } = kioskContent;

/** The log-in of a staff member, which replaces the session of the kiosk. */
export function EndKioskDialog({ onClose }: { onClose: () => void }) {
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

import { authMessages } from '#common/auth/messages';
import { secondFactorPasswordForm } from '#common/second-factors/second-factor.form';
import { FormDialog } from '../../components/form-dialog';
import { PasswordField } from '../../components/password-field';
import { useDialogForm } from '../../lib/use-dialog-form';
import { secondFactorContent as content } from './second-factor.content';

interface PasswordDialogProps {
  texts: { title: string; lead: string; submit: string };
  isDestructive?: boolean;
  /** Makes the change that the password is asked for. */
  send: (input: { password: string }) => Promise<void>;
  onClose: () => void;
}

/** Asks for the password before a change of the second factor; closes itself only if that is not done by `send`. */
export function PasswordDialog({ texts, isDestructive = false, send, onClose }: PasswordDialogProps) {
  const form = useDialogForm({
    schema: secondFactorPasswordForm,
    initialValues: { password: '' },
    failed: content.actionFailed,
    unreachable: authMessages.serverUnreachable,
    send,
    onSaved: () => undefined,
  });
  const { title, lead, submit } = texts;
  return (
    <FormDialog
      title={title}
      lead={lead}
      form={form}
      submit={submit}
      isDestructive={isDestructive}
      onClose={onClose}
    >
      <PasswordField
        {...form.field('password')}
        label={content.password}
        autoComplete="current-password"
        data-autofocus
      />
    </FormDialog>
  );
}

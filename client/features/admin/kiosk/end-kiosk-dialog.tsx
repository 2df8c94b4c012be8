import { kioskEndForm } from '#common/auth/sign-in.form';
import { EMAIL_LENGTH_MAX } from '#common/auth/limits';
import { authMessages } from '#common/auth/messages';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { ModalDialog } from '../../../components/modal-dialog';
import { PasswordField } from '../../../components/password-field';
import { SubmitButton } from '../../../components/submit-button';
import { TextField } from '../../../components/text-field';
import { uncached } from '../../../lib/apollo';
import { storeToken } from '../../../lib/session';
import { freshToken } from '../../../lib/session-renewal';
import { useServerForm } from '../../../lib/use-server-form';
import { kioskContent } from './kiosk.content';
import { useEndKioskMutation } from './kiosk.generated';
import classes from '../decision-dialog.module.css';

const { end: content } = kioskContent;

/** The log-in of a staff member, which replaces the session of the kiosk. */
export function EndKioskDialog({ onClose }: { onClose: () => void }) {
  const [endKiosk] = useEndKioskMutation(uncached);
  const { formProps, field, failure, isSubmitting } = useServerForm({
    schema: kioskEndForm,
    initialValues: { login: '', password: '' },
    fallback: content.failed,
    unreachable: authMessages.serverUnreachable,
    submit: async (input) => {
      // With a token of its own, the attempt is not repeated when the password is wrong.
      const headers = { authorization: `Bearer ${await freshToken()}` };
      const { data } = await endKiosk({ variables: { input }, context: { headers } });
      if (!data) throw new Error(content.failed);
      storeToken(data.endKiosk.token);
    },
  });
  return (
    <ModalDialog title={content.title} onClose={onClose}>
      <p>{content.text}</p>
      <form {...formProps} className={classes.form}>
        <FormAlert notice={failure} />
        <TextField
          {...field('login')}
          label={content.login}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={EMAIL_LENGTH_MAX}
          data-autofocus
        />
        <PasswordField {...field('password')} label={content.password} autoComplete="current-password" />
        <SubmitButton isBusy={isSubmitting}>{content.confirm}</SubmitButton>
        <Button onClick={onClose}>{content.cancel}</Button>
      </form>
    </ModalDialog>
  );
}

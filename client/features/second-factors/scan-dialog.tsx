import { confirmSecondFactorForm } from '#common/second-factors/second-factor.form';
import { authMessages } from '#common/auth/messages';
import { FormDialog } from '../../components/form-dialog';
import { QrCode } from '../../components/qr-code';
import { useDialogForm } from '../../lib/use-dialog-form';
import { CodeField } from '../auth/code-field';
import { secondFactorContent } from './second-factor.content';
import { useConfirmSecondFactorMutation, type StartSecondFactorMutation } from './second-factor.generated';
import classes from './second-factor.module.css';

const { scan: content, actionFailed } = secondFactorContent;

interface ScanDialogProps {
  secret: StartSecondFactorMutation['startSecondFactor'];
  onDone: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** Shows the secret of the app, and asks for its first code. */
export function ScanDialog({ secret: { secret, uri }, onDone, onClose }: ScanDialogProps) {
  const [confirm] = useConfirmSecondFactorMutation();
  const form = useDialogForm({
    schema: confirmSecondFactorForm,
    initialValues: { code: '' },
    failed: actionFailed,
    unreachable: authMessages.serverUnreachable,
    send: async (input) => {
      const { data } = await confirm({ variables: { input } });
      if (!data) throw new Error(actionFailed);
      return data.confirmSecondFactor.recoveryCodes;
    },
    onSaved: onDone,
  });
  return (
    <FormDialog
      title={content.title}
      lead={content.lead}
      form={form}
      submit={content.submit}
      onClose={onClose}
    >
      <div className={classes.qr}>
        <QrCode text={uri} label={content.qr} />
      </div>
      <p>
        {content.secret} <code className={classes.secret}>{inGroups(secret)}</code>
      </p>
      <CodeField {...form.field('code')} data-autofocus />
    </FormDialog>
  );
}

/** Groups of four characters are easier to type. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

import { useState } from 'react';
import { secondStepForm } from '#common/auth/second-step.form';
import { authMessages } from '#common/auth/messages';
import { Button } from '../../components/button';
import { FormAlert } from '../../components/form-alert';
import { SubmitButton } from '../../components/submit-button';
import { isRefusedFor, messageOf } from '../../lib/errors';
import { mutate } from '../../lib/page-mutation';
import { useServerForm } from '../../lib/use-server-form';
import { CodeField } from './code-field';
import { secondStepContent as content } from './second-step.content';
import { CompleteSignInDocument, type CompleteSignInMutation } from './second-step.page.generated';
import classes from './auth-form.module.css';

interface SecondStepProps {
  challenge: string;
  onDone: (answer: CompleteSignInMutation['completeSignIn']) => Promise<void>;
  /** Called with the reason if the password has to be entered again. */
  onExpired: (message: string) => void;
}

/** Asks for the code of the second factor, once the password was right. */
export function SecondStep({ challenge, onDone, onExpired }: SecondStepProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  const { form, formProps, field, failure, isSubmitting } = useServerForm({
    schema: secondStepForm,
    initialValues: { code: '' },
    fallback: content.failed,
    unreachable: authMessages.serverUnreachable,
    submit: async ({ code }) => {
      try {
        const { completeSignIn } = await mutate(CompleteSignInDocument, { input: { challenge, code } });
        await onDone(completeSignIn);
      } catch (error) {
        if (!isRefusedFor(error, 'SIGN_IN_EXPIRED')) throw error;
        onExpired(messageOf(error, { fallback: content.failed }));
      }
    },
  });
  const switchKind = () => {
    form.reset();
    setIsRecovery(!isRecovery);
  };
  return (
    <form {...formProps} className={classes.form}>
      <FormAlert notice={failure} />
      <CodeField key={String(isRecovery)} {...field('code')} isRecovery={isRecovery} autoFocus />
      <SubmitButton isBusy={isSubmitting}>{content.submit}</SubmitButton>
      <Button onClick={switchKind}>{isRecovery ? content.useApp : content.useRecovery}</Button>
      {isRecovery && <p className={classes.small}>{content.lost}</p>}
    </form>
  );
}

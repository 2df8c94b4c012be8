import { NAME_LENGTH_MAX } from '#common/accounts/limits';
import { EMAIL_LENGTH_MAX } from '#common/auth/limits';
import { authMessages } from '#common/auth/messages';
import { ownerForm } from '#common/set-up/set-up.form';
import { FormAlert } from '../../components/form-alert';
import { PasswordField } from '../../components/password-field';
import { SubmitButton } from '../../components/submit-button';
import { TextField } from '../../components/text-field';
import { useServerForm } from '../../lib/use-server-form';
import { PasswordRules } from '../auth/password-rules';
import { useCompleteSignIn } from '../auth/use-complete-sign-in';
import classes from '../auth/auth-form.module.css';
import { setUpPageContent as content } from './set-up-page.content';
import { useCreateOwnerMutation } from './set-up.generated';

/** Creates the account of the owner, who is then logged in and goes on in the panel. */
export function OwnerForm({ token }: { token: string }) {
  const [create] = useCreateOwnerMutation();
  const completeSignIn = useCompleteSignIn();
  const { form, formProps, field, failure, isSubmitting } = useServerForm({
    schema: ownerForm,
    initialValues: { name: '', email: '', password: '', confirmPassword: '' },
    fallback: content.failed,
    unreachable: authMessages.serverUnreachable,
    live: ['confirmPassword'],
    submit: async (values) => {
      const { data } = await create({ variables: { input: { token, ...values } } });
      if (!data) throw new Error(content.failed);
      await completeSignIn(data.createOwner);
    },
  });
  const password = form.useWatchValue('password');
  return (
    <form {...formProps} className={classes.form}>
      <p>{content.lead}</p>
      <FormAlert notice={failure} />
      <TextField {...field('name')} label={content.name} autoComplete="name" maxLength={NAME_LENGTH_MAX} />
      <TextField
        {...field('email')}
        label={content.email}
        description={content.emailHint}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={EMAIL_LENGTH_MAX}
      />
      <PasswordField
        {...field('password')}
        label={content.password}
        autoComplete="new-password"
        requirements={<PasswordRules password={password} />}
      />
      <PasswordField
        {...field('confirmPassword')}
        label={content.confirm}
        revealName={content.confirmation}
        autoComplete="new-password"
        isErrorLive
      />
      <SubmitButton isBusy={isSubmitting}>{content.submit}</SubmitButton>
    </form>
  );
}

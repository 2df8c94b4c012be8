import { useState } from 'react';
import * as z from 'zod/mini';
import { ROLE_LABELS } from '#common/accounts/role-labels';
import { givenPassword, newPassword } from '#common/auth/fields';
import { authMessages } from '#common/auth/messages';
import { enumValue } from '#common/enum-names';
import { paths } from '#common/paths';
import { ActionLink } from '../../components/action-button';
import { FormAlert } from '../../components/form-alert';
import { PasswordField } from '../../components/password-field';
import { SubmitButton } from '../../components/submit-button';
import { clearToken } from '../../lib/session';
import type { Notice } from '../../lib/use-action';
import { useServerForm } from '../../lib/use-server-form';
import { Link } from '../../navigation/navigation';
import { PasswordRules } from '../auth/password-rules';
import classes from '../auth/auth-form.module.css';
import { staffInvitationContent as content } from './staff-invitation.content';
import { useAcceptStaffInvitationMutation, type StaffInvitationOfQuery } from './staff-invitation.generated';

type Invitation = NonNullable<StaffInvitationOfQuery['staffInvitation']> & { token: string };

/** The password of the account, or of the new one. */
export function AcceptForm({ token, email, role, hasPassword }: Invitation) {
  const [accept] = useAcceptStaffInvitationMutation();
  const [joined, setJoined] = useState<Notice | null>(null);
  const { form, formProps, field, failure, isSubmitting } = useServerForm({
    schema: z.object({ password: hasPassword ? givenPassword : newPassword }),
    initialValues: { password: '' },
    fallback: content.failed,
    unreachable: authMessages.serverUnreachable,
    submit: async ({ password }) => {
      const { data } = await accept({ variables: { input: { token, password } } });
      if (!data) throw new Error(content.failed);
      // The sessions of the account have ended.
      clearToken();
      setJoined({ message: data.acceptStaffInvitation.message });
    },
  });
  const password = form.useWatchValue('password');
  if (joined)
    return (
      <>
        <FormAlert notice={joined} tone="success" />
        <ActionLink variant="primary" to={paths.login}>
          {content.logIn}
        </ActionLink>
      </>
    );
  return (
    <form {...formProps} className={classes.form}>
      <FormAlert notice={failure} />
      <p>{content.role(ROLE_LABELS[enumValue(role)])}</p>
      <p>{hasPassword ? content.known : content.unknown}</p>
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <p>
        {content.email}: <strong>{email}</strong>
      </p>
      <PasswordField
        {...field('password')}
        label={content.password}
        autoComplete={hasPassword ? 'current-password' : 'new-password'}
        requirements={!hasPassword && <PasswordRules password={password} />}
      />
      <SubmitButton isBusy={isSubmitting}>{content.submit}</SubmitButton>
      {hasPassword && (
        <Link className={classes.link} to={paths.forgotPassword}>
          {content.forgot}
        </Link>
      )}
    </form>
  );
}

import { useState } from 'react';
import type { Notice } from '../../lib/use-action';
import { AccountSection } from './account-section';
import { accountContent } from './account.content';
import { usePasswordOwnerQuery } from './account.generated';
import { ChangePasswordForm } from './change-password-form';

export function PasswordSection() {
  const [success, setSuccess] = useState<Notice | null>(null);
  const { data } = usePasswordOwnerQuery();
  const handleChanged = ({ message }: Notice) => setSuccess({ message });
  return (
    <AccountSection {...accountContent.sections.password} lead={accountContent.password.lead}>
      <ChangePasswordForm email={data?.me.user.email} success={success} onChanged={handleChanged} />
    </AccountSection>
  );
}

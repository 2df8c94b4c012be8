import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import type { Notice } from '../../lib/use-action';
import { AccountSection } from './account-section';
import { accountContent } from './account.content';
import { MySessionsDocument, usePasswordOwnerQuery } from './account.generated';
import { ChangePasswordForm } from './change-password-form';

export function PasswordSection() {
  const [success, setSuccess] = useState<Notice | null>(null);
  const client = useApolloClient();
  const { data } = usePasswordOwnerQuery();
  const handleChanged = ({ message }: Notice) => {
    setSuccess({ message });
    // Changing the password ends the sessions on all other devices, so the device list is out of date.
    void client.refetchQueries({ include: [MySessionsDocument] });
  };
  return (
    <AccountSection {...accountContent.sections.password} lead={accountContent.password.lead}>
      <ChangePasswordForm email={data?.me.user.email} success={success} onChanged={handleChanged} />
    </AccountSection>
  );
}

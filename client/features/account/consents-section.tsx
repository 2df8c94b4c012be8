import { useState } from 'react';
import { consentMessages } from '#common/consents/messages';
import { paths } from '#common/paths';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { FormAlert } from '../../components/form-alert';
import { QueryBoundary } from '../../components/query-boundary';
import { useAction } from '../../lib/use-action';
import { Link } from '../../navigation/navigation';
import { AccountSection } from './account-section';
import { accountContent } from './account.content';
import { useConsentsQuery, useWithdrawConsentMutation } from './account.generated';
import { ConsentList } from './consent-list';
import { forgetHealthData } from './forget-health-data';
import { AccountListSkeleton } from './account-list-skeleton';

const { sections, consents: content } = accountContent;

export function ConsentsSection() {
  const query = useConsentsQuery();
  const [withdrawConsent] = useWithdrawConsentMutation();
  const { run, isBusy, notice, tone } = useAction(accountContent.actionFailed);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const withdraw = () => {
    setIsDialogOpen(false);
    void run(async () => {
      const { data } = await withdrawConsent({
        variables: { input: { purpose: 'HEALTH_DATA' } },
        update: (cache, answer) => {
          if (answer.data) forgetHealthData(cache, answer.data.withdrawConsent);
        },
      });
      return data?.withdrawConsent.message ?? consentMessages.withdrawn;
    });
  };
  return (
    <AccountSection
      {...sections.consents}
      lead={
        <>
          {content.lead} <Link to={paths.privacy}>{content.privacy}</Link> {content.details}
        </>
      }
    >
      <FormAlert notice={notice} tone={tone} />
      <QueryBoundary query={query} loading={<AccountListSkeleton />} failed={content.failed}>
        {({ me: { consents } }) => (
          <ConsentList consents={consents} isBusy={isBusy} onWithdraw={() => setIsDialogOpen(true)} />
        )}
      </QueryBoundary>
      {isDialogOpen && (
        <ConfirmDialog
          title={content.withdrawTitle}
          confirm={content.withdrawConfirm}
          onConfirm={withdraw}
          onCancel={() => setIsDialogOpen(false)}
        >
          {content.withdrawText}
        </ConfirmDialog>
      )}
    </AccountSection>
  );
}

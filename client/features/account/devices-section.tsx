import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { FormAlert } from '../../components/form-alert';
import { QueryBoundary } from '../../components/query-boundary';
import { formatMoment } from '../../lib/format-moment';
import { AccountSection } from './account-section';
import { accountContent } from './account.content';
import { useDeviceSessionsQuery } from './account.generated';
import { DeviceList } from './device-list';
import type { DeviceFragment } from './device-list.generated';
import { AccountListSkeleton } from './account-list-skeleton';
import { useDeviceSignOut } from './use-device-sign-out';

const { sections, devices: content } = accountContent;

export function DevicesSection() {
  const query = useDeviceSessionsQuery();
  const { signOutDevice, signOutEverywhere, isBusy, notice, tone } = useDeviceSignOut();
  const [pending, setPending] = useState<DeviceFragment | 'all' | null>(null);
  const confirm = () => {
    setPending(null);
    if (pending === 'all') signOutEverywhere();
    else if (pending) signOutDevice(pending);
  };
  return (
    <AccountSection {...sections.devices} lead={content.lead}>
      <FormAlert notice={notice} tone={tone} />
      <QueryBoundary query={query} loading={<AccountListSkeleton />} failed={content.failed}>
        {({ me: { deviceSessions } }) => (
          <DeviceList devices={deviceSessions} isBusy={isBusy} onSignOut={setPending} />
        )}
      </QueryBoundary>
      {pending && (
        <ConfirmDialog
          title={pending === 'all' ? content.everywhereTitle : content.signOutTitle(pending.device)}
          confirm={pending === 'all' ? content.everywhere : content.signOut}
          onConfirm={confirm}
          onCancel={() => setPending(null)}
        >
          {textFor(pending)}
        </ConfirmDialog>
      )}
    </AccountSection>
  );
}

function textFor(pending: DeviceFragment | 'all'): string {
  if (pending === 'all') return content.everywhereText;
  return pending.isCurrent
    ? content.signOutCurrentText
    : content.signOutText(formatMoment(pending.createdAt));
}

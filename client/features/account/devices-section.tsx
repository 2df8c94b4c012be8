import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog';
import { FormAlert } from '../../components/form-alert';
import { QueryBoundary } from '../../components/query-boundary';
import { AccountSection } from './account-section';
import { accountContent } from './account.content';
import { useMySessionsQuery } from './account.generated';
import { DeviceList } from './device-list';
import type { Device } from './device-row';
import { formatMoment } from './format-moment';
import { ListSkeleton } from './list-skeleton';
import { useDeviceEnding } from './use-device-ending';

const { sections, devices: content } = accountContent;

export function DevicesSection() {
  const query = useMySessionsQuery({ fetchPolicy: 'network-only' });
  const { end, endAll, isBusy, notice, tone } = useDeviceEnding();
  const [asked, setAsked] = useState<Device | 'all' | null>(null);
  const confirm = () => {
    setAsked(null);
    if (asked === 'all') endAll();
    else if (asked) end(asked);
  };
  return (
    <AccountSection {...sections.devices} lead={content.lead}>
      <FormAlert notice={notice} tone={tone} />
      <QueryBoundary query={query} loading={<ListSkeleton />} failed={content.failed}>
        {({ mySessions }) => <DeviceList devices={mySessions} isBusy={isBusy} onEnd={setAsked} />}
      </QueryBoundary>
      {asked && (
        <ConfirmDialog
          title={asked === 'all' ? content.everywhereTitle : content.endTitle(asked.device)}
          confirm={asked === 'all' ? content.everywhere : content.signOut}
          cancel={content.cancel}
          onConfirm={confirm}
          onCancel={() => setAsked(null)}
        >
          {textFor(asked)}
        </ConfirmDialog>
      )}
    </AccountSection>
  );
}

function textFor(asked: Device | 'all'): string {
  if (asked === 'all') return content.everywhereText;
  return asked.isCurrent ? content.endCurrentText : content.endText(formatMoment(asked.createdAt));
}

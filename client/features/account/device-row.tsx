import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { VisuallyHidden } from '../../components/visually-hidden';
import fact from '../../components/fact-row.module.css';
import { formatMoment } from '../../lib/format-moment';
import { accountContent } from './account.content';
import type { MySessionsQuery } from './account.generated';

export type Device = MySessionsQuery['mySessions'][number];

const { current, signedIn, lastUsed, signOut } = accountContent.devices;

interface DeviceRowProps {
  device: Device;
  isBusy: boolean;
  onEnd: () => void;
}

export function DeviceRow({ device, isBusy, onEnd }: DeviceRowProps) {
  return (
    <li className={fact.row}>
      <div>
        <h3 className={fact.name}>
          {device.device} {device.isCurrent && <Badge tone="success">{current}</Badge>}
        </h3>
        <p className={fact.fact}>
          {lastUsed} <time dateTime={device.lastUsedAt}>{formatMoment(device.lastUsedAt)}</time>
        </p>
        <p className={fact.fact}>
          {signedIn} <time dateTime={device.createdAt}>{formatMoment(device.createdAt)}</time> ·{' '}
          {device.place}
        </p>
      </div>
      <Button isBusy={isBusy} onClick={onEnd}>
        {signOut}
        <VisuallyHidden> {device.device}</VisuallyHidden>
      </Button>
    </li>
  );
}

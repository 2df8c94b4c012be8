import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import fact from '../../components/fact-row.module.css';
import { VisuallyHidden } from '../../components/visually-hidden';
import { formatMoment } from '../../lib/format-moment';
import { accountContent } from './account.content';
import type { DeviceFragment } from './device-list.generated';
import classes from './account-list.module.css';

const { empty, everywhere, current, signedIn, lastUsed, signOut } = accountContent.devices;

interface DeviceListProps {
  devices: readonly DeviceFragment[];
  isBusy: boolean;
  onSignOut: (device: DeviceFragment | 'all') => void;
}

export function DeviceList({ devices, isBusy, onSignOut }: DeviceListProps) {
  if (devices.length === 0) return <p>{empty}</p>;
  return (
    <>
      <ul className={classes.list}>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} isBusy={isBusy} onSignOut={() => onSignOut(device)} />
        ))}
      </ul>
      <Button variant="danger-outline" isBusy={isBusy} onClick={() => onSignOut('all')}>
        {everywhere}
      </Button>
    </>
  );
}

interface DeviceRowProps {
  device: DeviceFragment;
  isBusy: boolean;
  onSignOut: () => void;
}

function DeviceRow({ device, isBusy, onSignOut }: DeviceRowProps) {
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
      <Button isBusy={isBusy} onClick={onSignOut}>
        {signOut}
        <VisuallyHidden> {device.device}</VisuallyHidden>
      </Button>
    </li>
  );
}

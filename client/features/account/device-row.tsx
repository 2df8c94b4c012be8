import { Button } from '../../components/button';
import { VisuallyHidden } from '../../components/visually-hidden';
import { accountContent } from './account.content';
import type { MySessionsQuery } from './account.generated';
import { formatMoment } from './format-moment';
import classes from './account-list.module.css';

export type Device = MySessionsQuery['mySessions'][number];

const { current, signedIn, lastUsed, signOut } = accountContent.devices;

interface DeviceRowProps {
  device: Device;
  isBusy: boolean;
  onEnd: () => void;
}

export function DeviceRow({ device, isBusy, onEnd }: DeviceRowProps) {
  return (
    <li className={classes.row}>
      <div>
        <h3 className={classes.name}>
          {device.device} {device.isCurrent && <span className={classes.badge}>{current}</span>}
        </h3>
        <p className={classes.fact}>
          {lastUsed} <time dateTime={device.lastUsedAt}>{formatMoment(device.lastUsedAt)}</time>
        </p>
        <p className={classes.fact}>
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

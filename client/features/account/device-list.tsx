import { Button } from '../../components/button';
import { accountContent } from './account.content';
import { DeviceRow, type Device } from './device-row';
import classes from './account-list.module.css';

const { empty, everywhere } = accountContent.devices;

interface DeviceListProps {
  devices: readonly Device[];
  isBusy: boolean;
  onEnd: (device: Device | 'all') => void;
}

export function DeviceList({ devices, isBusy, onEnd }: DeviceListProps) {
  if (devices.length === 0) return <p>{empty}</p>;
  return (
    <>
      <ul className={classes.list}>
        {devices.map((device) => (
          <DeviceRow key={device.id} device={device} isBusy={isBusy} onEnd={() => onEnd(device)} />
        ))}
      </ul>
      <Button variant="danger-outline" isBusy={isBusy} onClick={() => onEnd('all')}>
        {everywhere}
      </Button>
    </>
  );
}

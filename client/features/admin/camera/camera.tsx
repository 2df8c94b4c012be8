import { useState } from 'react';
import { paths } from '#common/paths';
import { Button } from '../../../components/button';
import { forget, readStored, store } from '../../../lib/storage';
import { cameraContent as content } from './camera.content';
import classes from './camera.module.css';
import { useCamera } from './use-camera';

interface CameraProps {
  facingMode: 'user' | 'environment';
  onCode: (text: string) => void;
}

/** Scans codes with the camera of the device, once somebody has switched it on in this browser. */
export function Camera({ facingMode, onCode }: CameraProps) {
  const [isOn, setIsOn] = useState(() => isChosen() && isAllowed());
  const { video, hasFailed } = useCamera({ isOn, facingMode, onCode });
  const start = () => {
    store('checkInCamera', 'true');
    if (isAllowed()) setIsOn(true);
    else window.location.reload();
  };
  const stop = () => {
    forget('checkInCamera');
    setIsOn(false);
  };
  return (
    <div className={classes.camera}>
      {isOn && !hasFailed && <video ref={video} aria-label={content.picture} muted playsInline />}
      <div role="status">{hasFailed && <p className={classes.failed}>{content.failed}</p>}</div>
      <Button onClick={isOn ? stop : start}>{isOn ? content.stop : content.use}</Button>
    </div>
  );
}

const isChosen = (): boolean => readStored('checkInCamera') !== null;

/** Only the documents of these pages may use the camera, not those from which the visitor has navigated here. */
function isAllowed(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  const address = load ? new URL(load.name, window.location.origin).pathname : '';
  return address === paths.adminDashboard || address === paths.kiosk;
}

import { useState } from 'react';
import { studio } from '#common/studio';
import { Button } from '../../../components/button';
import { MAIN_ID } from '../../../lib/main-id';
import { Camera } from '../camera/camera';
import { EndKioskDialog } from './end-kiosk-dialog';
import { KioskCode } from './kiosk-code';
import { kioskContent as content } from './kiosk.content';
import classes from './kiosk.module.css';
import { KioskPayment } from './kiosk-payment';
import { useKiosk } from './use-kiosk';
import { useKioskPayment } from './use-kiosk-payment';
import { useWakeLock } from '../../../lib/use-wake-lock';

/** Members check in by themselves, on a tablet at the door. */
export function Kiosk() {
  const { answer, isOffline, arrive } = useKiosk();
  useWakeLock();
  const [isEnding, setIsEnding] = useState(false);
  const payment = useKioskPayment();
  return (
    <main id={MAIN_ID} className={classes.kiosk} tabIndex={-1}>
      {payment ? (
        <KioskPayment payment={payment} />
      ) : (
        <>
          <div className={classes.intro}>
            <p className={classes.studio}>{studio.name}</p>
            <h1 tabIndex={-1}>{content.title}</h1>
            <p className={classes.lead}>{content.lead}</p>
            <Camera facingMode="user" onCode={arrive} />
            <div className={classes.answer} role="status" data-tone={isOffline ? 'danger' : answer?.tone}>
              {isOffline ? <p>{content.offline}</p> : answer && <p>{answer.text}</p>}
            </div>
          </div>
          <KioskCode onCode={arrive} />
        </>
      )}
      <div className={classes.staff}>
        <Button onClick={() => setIsEnding(true)}>{content.end.action}</Button>
      </div>
      {isEnding && <EndKioskDialog onClose={() => setIsEnding(false)} />}
    </main>
  );
}

import { useState } from 'react';
import { Button } from '../../components/button';
import { PageHead } from '../../components/page-head';
import { MAIN_ID } from '../../lib/main-id';
import { paths } from '../../lib/paths';
import { Camera } from './camera/camera';
import { EndKioskDialog } from './kiosk/end-kiosk-dialog';
import { KioskCode } from './kiosk/kiosk-code';
import { kioskContent as content } from './kiosk/kiosk.content';
import classes from './kiosk/kiosk.module.css';
import { useKiosk } from './kiosk/use-kiosk';

/** Members check in by themselves, on a tablet at the door. */
export function Page() {
  const { answer, isOffline, arrive } = useKiosk();
  const [isEnding, setIsEnding] = useState(false);
  return (
    <main id={MAIN_ID} className={classes.kiosk} tabIndex={-1}>
      <PageHead title={content.title} description={content.description} path={paths.kiosk} />
      <div className={classes.intro}>
        <h1 tabIndex={-1}>{content.title}</h1>
        <p>{content.lead}</p>
        <Camera facingMode="user" onCode={arrive} />
        <div className={classes.answer} role="status" data-tone={isOffline ? 'danger' : answer?.tone}>
          {isOffline ? <p>{content.offline}</p> : answer && <p>{answer.text}</p>}
        </div>
      </div>
      <KioskCode onCode={arrive} />
      <div className={classes.staff}>
        <Button onClick={() => setIsEnding(true)}>{content.end.action}</Button>
      </div>
      {isEnding && <EndKioskDialog onClose={() => setIsEnding(false)} />}
    </main>
  );
}

import { useState } from 'react';
import { Button } from '../../../components/button';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { FormAlert } from '../../../components/form-alert';
import { uncached } from '../../../lib/apollo';
import { storeToken } from '../../../lib/session';
import { useAction } from '../../../lib/use-action';
import { kioskContent } from './kiosk.content';
import { useStartKioskMutation } from './kiosk.generated';

const { start: content } = kioskContent;

/** Replaces the session of the staff on this device by that of a kiosk, which opens by itself. */
export function StartKiosk() {
  const [isAsking, setIsAsking] = useState(false);
  const [startKiosk] = useStartKioskMutation(uncached);
  const { run, isBusy, notice } = useAction(content.failed);
  const start = () => {
    setIsAsking(false);
    void run(async () => {
      const { data } = await startKiosk();
      if (data) storeToken(data.startKiosk.token);
      return undefined;
    });
  };
  return (
    <div>
      <FormAlert notice={notice} />
      <Button isBusy={isBusy} onClick={() => setIsAsking(true)}>
        {content.action}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={content.title}
          confirm={content.confirm}
          cancel={content.cancel}
          onConfirm={start}
          onCancel={() => setIsAsking(false)}
        >
          {content.text}
        </ConfirmDialog>
      )}
    </div>
  );
}

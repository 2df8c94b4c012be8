import { useState } from 'react';
import { Button } from '../../../components/button';
import { FormDialog } from '../../../components/form-dialog';
import { uncached } from '../../../lib/apollo';
import { storeToken } from '../../../lib/session';
import { useDialogAction } from '../../../lib/use-dialog-form';
import { kioskContent } from './kiosk.content';
import { useStartKioskMutation } from './kiosk.generated';

const { start: content } = kioskContent;

/** Replaces the staff session on this device by a kiosk session, and opens the kiosk. */
export function StartKiosk() {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div>
      <Button onClick={() => setIsAsking(true)}>{content.action}</Button>
      {isAsking && <StartDialog onClose={() => setIsAsking(false)} />}
    </div>
  );
}

function StartDialog({ onClose }: { onClose: () => void }) {
  const [startKiosk] = useStartKioskMutation(uncached);
  const form = useDialogAction({
    failed: content.failed,
    send: async () => {
      const { data } = await startKiosk();
      if (data) storeToken(data.startKiosk.token);
    },
    onSaved: onClose,
  });
  return (
    <FormDialog
      title={content.title}
      lead={content.text}
      form={form}
      submit={content.confirm}
      onClose={onClose}
    />
  );
}

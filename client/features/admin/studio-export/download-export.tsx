import { useState } from 'react';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { fieldsOf } from '../../../lib/errors';
import { useAction } from '../../../lib/use-action';
import { DownloadDialog } from './download-dialog';
import { studioExportContent as content } from './studio-export.content';
import classes from './studio-export.module.css';
import { useDownload } from './use-download';

/** Asks for the password if the server needs it: if the export was started in another session. */
export function DownloadExport({ id }: { id: string }) {
  const download = useDownload(id);
  const [isAsking, setIsAsking] = useState(false);
  const { run, isBusy, notice } = useAction(content.downloadFailed);
  const handleClick = () =>
    run(async () => {
      try {
        await download();
      } catch (error) {
        if (!('password' in fieldsOf(error))) throw error;
        setIsAsking(true);
      }
      return undefined;
    });
  return (
    <div className={classes.download}>
      <Button isBusy={isBusy} onClick={() => void handleClick()}>
        {content.download}
      </Button>
      <FormAlert notice={notice} />
      {isAsking && <DownloadDialog id={id} onClose={() => setIsAsking(false)} />}
    </div>
  );
}

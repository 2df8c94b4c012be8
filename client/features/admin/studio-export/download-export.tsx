import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { showToast } from '../../../lib/toast';
import { useAction } from '../../../lib/use-action';
import { studioExportContent as content } from './studio-export.content';
import { useCreateStudioExportLinkMutation } from './studio-export.generated';
import classes from './studio-export.module.css';

/** The browser fetches the file itself, so that the page never keeps it in memory. */
export function DownloadExport({ id }: { id: string }) {
  const [createLink] = useCreateStudioExportLinkMutation();
  const { run, isBusy, notice } = useAction(content.downloadFailed);
  const download = () =>
    run(async () => {
      const { data } = await createLink({ variables: { input: { id } } });
      const url = data?.createStudioExportLink.url;
      if (!url) throw new Error(content.downloadFailed);
      const link = document.createElement('a');
      // Without the origin, because the site may have been opened under another one, such as an IP address.
      link.href = new URL(url).pathname;
      link.download = '';
      link.click();
      showToast(content.downloadStarted);
      return undefined;
    });
  return (
    <div className={classes.download}>
      <Button isBusy={isBusy} onClick={() => void download()}>
        {content.download}
      </Button>
      <FormAlert notice={notice} />
    </div>
  );
}

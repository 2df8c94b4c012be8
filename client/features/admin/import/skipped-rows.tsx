import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { fetchFile, saveAsFile } from '../../../lib/download-file';
import { useAction } from '../../../lib/use-action';
import { listContent } from '../list/list.content';
import { problemColumns } from './import-rows';
import { importContent } from './import.content';
import classes from './import.module.css';
import type { RowGroup } from './row-groups';

const { check: content } = importContent;

/** The rows with mistakes, which can be downloaded to be corrected. */
export const skippedGroup = (count: number, url: string): RowGroup => ({
  id: 'SKIP',
  label: content.groups.SKIP,
  title: content.problems(count),
  count,
  filter: { plan: ['SKIP'] },
  columns: problemColumns,
  more: <DownloadSkipped url={url} count={count} />,
});

function DownloadSkipped({ url, count }: { url: string; count: number }) {
  const { run, isBusy, notice, tone } = useAction(listContent.exportFailed);
  const download = () =>
    run(async () => {
      const fileName = `bhor-${content.fileName}.csv`;
      saveAsFile(fileName, await fetchFile(new URL(url).pathname));
      return listContent.exported(fileName);
    });
  return (
    <div className={classes.part}>
      <div className={classes.buttons}>
        <Button isBusy={isBusy} onClick={() => void download()}>
          {content.download(count)}
        </Button>
      </div>
      <FormAlert notice={notice} tone={tone} />
    </div>
  );
}

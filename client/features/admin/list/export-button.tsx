import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { fetchFile, saveAsFile } from '../../../lib/download-file';
import { isoDay } from '../../../lib/format-day';
import { showToast } from '../../../lib/toast';
import { useAction } from '../../../lib/use-action';
import { listContent } from './list.content';
import classes from './export-button.module.css';

interface ExportButtonProps {
  /** What the file contains, in its name, such as "members". */
  rows: string;
  /** Asks for the URL of the file with the rows that the list has now. */
  urlOf: (client: ApolloClient) => Promise<string | undefined>;
}

/** Downloads the list as it is filtered, with the rows of all its pages. */
export function ExportButton({ rows, urlOf }: ExportButtonProps) {
  const client = useApolloClient();
  const { run, isBusy, notice } = useAction(listContent.exportFailed);
  const download = () =>
    run(async () => {
      const url = await urlOf(client);
      if (!url) throw new Error(listContent.exportFailed);
      // Without the origin, because the site may have been opened under another one, such as an IP address.
      const { pathname, search } = new URL(url);
      const file = await fetchFile(`${pathname}${search}`);
      const fileName = `bhor-${rows}-${isoDay(Date.now())}.csv`;
      saveAsFile(fileName, file);
      showToast(listContent.exported(fileName));
      return undefined;
    });
  return (
    <div className={classes.export}>
      <Button isBusy={isBusy} onClick={() => void download()}>
        {listContent.export}
      </Button>
      <FormAlert notice={notice} />
    </div>
  );
}

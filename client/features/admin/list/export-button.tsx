import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { studioFileName } from '#common/studio-file-name';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { fetchFile, saveAsFile } from '../../../lib/download-file';
import { isoDay } from '../../../lib/format-day';
import { showToast } from '../../../lib/toast';
import { useAction } from '../../../lib/use-action';
import { listContent } from './list.content';
import classes from './export-button.module.css';

interface ExportButtonProps<Data, Variables> {
  /** The content in the name of the file, such as "members". */
  rows: string;
  /** The query for the URL of the file, and which rows it has. */
  query: TypedDocumentNode<Data, Variables>;
  variables: Variables;
  urlIn: (data: Data) => string | null;
  /** The subject in the name of the button, where there are several. */
  label?: string;
  /** The days of the rows, in its name; by default the current one. */
  days?: string;
}

/** Downloads the list as it is filtered, with the rows of all its pages. */
export function ExportButton<Data, Variables extends OperationVariables>({
  rows,
  query,
  variables,
  urlIn,
  label,
  days,
}: ExportButtonProps<Data, Variables>) {
  const client = useApolloClient();
  const { run, isBusy, notice } = useAction(listContent.exportFailed);
  const download = () =>
    run(async () => {
      const { data } = await client.query({
        query,
        variables,
        fetchPolicy: 'no-cache',
      });
      const url = data && urlIn(data);
      if (!url) throw new Error(listContent.exportFailed);
      // Without the origin, because the site may have been opened under another one, such as an IP address.
      const { pathname, search } = new URL(url);
      const file = await fetchFile(`${pathname}${search}`);
      const fileName = studioFileName(`${rows}-${days ?? isoDay(Date.now())}.csv`);
      saveAsFile(fileName, file);
      showToast(listContent.exported(fileName));
      return undefined;
    });
  return (
    <div className={classes.export}>
      <Button
        isBusy={isBusy}
        aria-label={label && `${listContent.export}: ${label}`}
        onClick={() => void download()}
      >
        {listContent.export}
      </Button>
      <FormAlert notice={notice} />
    </div>
  );
}

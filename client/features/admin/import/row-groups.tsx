import type { ReactNode } from 'react';
import { studioFileName } from '#common/studio-file-name';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { SelectField } from '../../../components/select-field';
import type { MemberImportRowFilter } from '../../../graphql/types.generated';
import { fetchFile, saveAsFile } from '../../../lib/download-file';
import { useAction } from '../../../lib/use-action';
import { useListAddress } from '../list/list-address';
import type { ListColumn } from '../list/list-table';
import { listContent } from '../list/list.content';
import { ImportRows, problemColumns } from './import-rows';
import { importContent } from './import.content';
import type { ImportedRowFragment } from './import.generated';
import classes from './import.module.css';

const { check: content } = importContent;

/** Rows of an import with the same outcome: a figure, and the list behind it. */
export interface RowGroup {
  id: string;
  /** Name of the figure, and what it counts. */
  figure: string;
  hint: string;
  label: string;
  /** Heading of the list; the label by default. */
  title?: string;
  count: number;
  filter: MemberImportRowFilter;
  columns: ListColumn<ImportedRowFragment>[];
  /** Shown below the list. */
  more?: ReactNode;
}

interface RowGroupsProps {
  importId: string;
  groups: readonly RowGroup[];
  /** Names of the groups to show first, if they have rows. */
  first: readonly string[];
}

/** Search parameter of the group that is shown. */
export const GROUP = 'group';

/** All rows of an import, one group at a time. */
export function RowGroups({ importId, groups, first }: RowGroupsProps) {
  const address = useListAddress();
  const filled = groups.filter(({ count }) => count > 0);
  const shown = [address.value(GROUP), ...first].flatMap((id) => filled.find((one) => one.id === id) ?? []);
  const current = shown[0] ?? filled[0];
  if (!current) return null;
  return (
    <>
      <div className={classes.choice}>
        <SelectField
          label={importContent.showRows}
          required={false}
          data={filled.map(({ id, label, count }) => ({
            value: id,
            label: importContent.counted(label, count),
          }))}
          value={current.id}
          onChange={({ currentTarget: { value } }) => address.change({ [GROUP]: value }, { replace: true })}
        />
      </div>
      <ImportRows
        importId={importId}
        filter={current.filter}
        title={current.title ?? current.label}
        columns={current.columns}
      />
      {current.more}
    </>
  );
}

/** The rows with mistakes, which can be downloaded to be corrected. */
export const skippedGroup = (count: number, url: string): RowGroup => ({
  id: 'SKIP',
  figure: content.counts.skip,
  hint: content.hints.skip,
  label: content.skipped,
  title: content.problems(count),
  count,
  filter: { plans: ['SKIP'] },
  columns: problemColumns,
  more: <DownloadSkipped url={url} count={count} />,
});

function DownloadSkipped({ url, count }: { url: string; count: number }) {
  const { run, isBusy, notice, tone } = useAction(listContent.exportFailed);
  const download = () =>
    run(async () => {
      const fileName = studioFileName(`${content.fileName}.csv`);
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

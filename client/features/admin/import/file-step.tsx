import { useState } from 'react';
import { FILE_NAME_LENGTH_MAX } from '#common/member-imports/limits';
import { FormAlert } from '../../../components/form-alert';
import { QueryBoundary } from '../../../components/query-boundary';
import card from '../../../components/form-card.module.css';
import { formatMoment } from '../../../lib/format-moment';
import { uploadFile } from '../../../lib/upload-file';
import { useAction, type Notice } from '../../../lib/use-action';
import { Link } from '../../../navigation/navigation';
import { adminContent } from '../admin.content';
import { FileField } from '../file-field/file-field';
import { ListSkeleton, ListTable, type ListColumn } from '../list/list-table';
import { memberName } from '../members/member-name';
import { problemOf } from './file-check';
import { KIND_NAMES } from './import-kinds';
import { importContent } from './import.content';
import {
  useCreateMemberImportMutation,
  useMemberImportsQuery,
  type RecentImportFragment,
} from './import.generated';
import classes from './import.module.css';

const { file: content, failed, statuses, number } = importContent;

const RECENT = 20;

/** Chooses and uploads a file; below are the imports that can still be opened. */
export const FileStep = ({ onUploaded }: { onUploaded: (importId: string) => void }) => (
  <>
    <ChooseFile onUploaded={onUploaded} />
    <RecentImports />
  </>
);

function ChooseFile({ onUploaded }: { onUploaded: (importId: string) => void }) {
  const [create] = useCreateMemberImportMutation();
  const { run, isBusy, notice } = useAction(failed);
  const [problem, setProblem] = useState<Notice | null>(null);
  const [name, setName] = useState('');
  const upload = async (file: File): Promise<string | null> => {
    const fileName = file.name.slice(-FILE_NAME_LENGTH_MAX);
    const { data } = await create({ variables: { input: { fileName } } });
    const { uploadUrl, memberImport } = data!.createMemberImport;
    const refused = await uploadFile(uploadUrl, file);
    if (refused === null) onUploaded(memberImport.id);
    return refused;
  };
  const send = (file: File) =>
    run(async () => {
      setName(file.name);
      const found = (await problemOf(file)) ?? (await upload(file));
      setProblem(found === null ? null : { message: found });
      return undefined;
    });
  return (
    <section className={card.card} aria-labelledby="import-file">
      <h2 id="import-file">{content.title}</h2>
      <p id="import-file-hint">{content.hint}</p>
      <FormAlert notice={notice ?? problem} />
      <FileField
        label={content.label}
        accept=".csv,.tsv,.txt,text/csv"
        describedBy="import-file-hint"
        isBusy={isBusy}
        onChosen={send}
      />
      <p role="status" className={classes.uploading}>
        {isBusy && content.uploading(name)}
      </p>
    </section>
  );
}

const columns = {
  file: { id: 'file', head: content.heads.file, width: 28 },
  kind: { id: 'kind', head: content.heads.kind, width: 17, isHalf: true },
  rows: { id: 'rows', head: content.heads.rows, width: 12, isHalf: true },
  status: { id: 'status', head: content.heads.status, width: 20, isHalf: true },
  started: { id: 'started', head: content.heads.started, width: 23 },
} as const;

const recentColumns: ListColumn<RecentImportFragment>[] = [
  {
    ...columns.file,
    cell: ({ id, fileName }) => <Link to={{ search: `?tab=import&import=${id}` }}>{fileName}</Link>,
  },
  { ...columns.kind, cell: ({ kind }) => KIND_NAMES[kind] },
  { ...columns.rows, cell: ({ rowCount }) => number(rowCount) },
  { ...columns.status, cell: ({ status }) => statuses[status] },
  {
    ...columns.started,
    cell: ({ createdAt, creator }) => (
      <>
        <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
        {creator && <span className={classes.more}>{content.by(memberName(creator))}</span>}
      </>
    ),
  },
];

function RecentImports() {
  const query = useMemberImportsQuery({ variables: { first: RECENT }, fetchPolicy: 'cache-and-network' });
  return (
    <QueryBoundary
      query={query}
      loading={<ListSkeleton columns={Object.values(columns)} />}
      failed={adminContent.loadFailed}
    >
      {({ memberImports: { nodes } }) =>
        nodes.length > 0 && (
          <section className={classes.part} aria-labelledby="recent-imports">
            <h2 id="recent-imports">{content.recent}</h2>
            <ListTable caption={content.recent} columns={recentColumns} rows={nodes} />
          </section>
        )
      }
    </QueryBoundary>
  );
}

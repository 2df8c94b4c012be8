import card from '../../../components/form-card.module.css';
import type { MemberImportStatus } from '../../../graphql/types.generated';
import { Decisions, InviteLater } from './decisions';
import { JobProgress } from '../job-progress';
import { ImportFigures } from './import-figures';
import {
  creationColumns,
  failureColumns,
  ImportRows,
  notReachedColumns,
  unchangedColumns,
  undoColumns,
  updateColumns,
} from './import-rows';
import { importContent } from './import.content';
import type { MemberImportStateFragment } from './import.generated';
import classes from './import.module.css';
import { RowGroups, skippedGroup, type RowGroup } from './row-groups';

const { done: content } = importContent;

interface DoneStepProps {
  shown: MemberImportStateFragment;
  /** Reads the import again, after somebody else has continued it. */
  onRefused: () => void;
}

/** The import while it runs, what became of it, and its undo. */
export function DoneStep({ shown, onRefused }: DoneStepProps) {
  const { id, status, counts } = shown;
  const title = content.titles[status as keyof typeof content.titles];
  const isUndone = status === 'UNDONE';
  return (
    <>
      <section className={card.card} aria-labelledby="import-done">
        <h2 id="import-done" tabIndex={-1}>
          {title}
        </h2>
        <Outcome shown={shown} />
        <InviteLater shown={shown} onRefused={onRefused} />
        <Decisions shown={shown} onRefused={onRefused} />
      </section>
      {isUndone && counts.kept + counts.notUndone > 0 && (
        <ImportRows
          importId={id}
          filter={{ undoResult: ['KEPT', 'FAILED'] }}
          title={content.notUndone}
          columns={undoColumns}
        />
      )}
      {ENDED.includes(status) && <RowGroups importId={id} groups={groupsOf(shown)} />}
    </>
  );
}

const ENDED: readonly MemberImportStatus[] = ['DONE', 'CANCELLED', 'FAILED'];

const groupsOf = ({ counts, skippedRowsUrl }: MemberImportStateFragment): RowGroup[] => [
  ...(['failed', 'updated', 'created', 'unchanged'] as const).map((id) => ({
    id,
    label: content.groups[id],
    count: counts[id],
    ...ROWS[id],
  })),
  {
    id: 'notReached',
    label: content.groups.notReached,
    count: counts.create + counts.update - counts.created - counts.updated - counts.failed,
    filter: { plan: ['CREATE', 'UPDATE'], hasResult: false },
    columns: notReachedColumns,
  },
  skippedGroup(counts.skip, skippedRowsUrl),
];

const ROWS = {
  failed: { filter: { result: ['FAILED'] }, columns: failureColumns },
  updated: { filter: { result: ['UPDATED'] }, columns: updateColumns },
  created: { filter: { result: ['CREATED'] }, columns: creationColumns },
  unchanged: { filter: { plan: ['UNCHANGED'] }, columns: unchangedColumns },
} satisfies Record<string, Pick<RowGroup, 'filter' | 'columns'>>;

function Outcome({
  shown: { status, fileName, doneCount, counts, explanation },
}: {
  shown: MemberImportStateFragment;
}) {
  const all = counts.create + counts.update;
  const imported = counts.created + counts.updated;
  const left = all - imported + counts.skip;
  if (status === 'RUNNING' || status === 'UNDOING') {
    const total = status === 'RUNNING' ? all : imported;
    const text = status === 'RUNNING' ? content.running(doneCount, total) : content.undoing(doneCount, total);
    return (
      <>
        <JobProgress text={text} done={doneCount} all={total} />
        <p>{content.mayLeave}</p>
      </>
    );
  }
  return (
    <>
      <p>
        {fileName}. {explanation}
        {status !== 'UNDONE' && <span className={classes.more}>{content.rows({ ...counts, left })}</span>}
      </p>
      {status === 'UNDONE' ? (
        <ImportFigures names={content.undoCounts} hints={content.undoHints} counts={counts} />
      ) : (
        <ImportFigures names={content.counts} hints={content.hints} counts={{ ...counts, left }} />
      )}
    </>
  );
}

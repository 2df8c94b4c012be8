import card from '../../../components/form-card.module.css';
import { Decisions, InviteLater } from './decisions';
import { JobProgress } from '../job-progress';
import { doneGroups, undoGroups } from './groups';
import { ImportFigures } from './import-figures';
import { importContent } from './import.content';
import type { MemberImportStateFragment } from './import.generated';
import classes from './import.module.css';
import { RowGroups, type RowGroup } from './row-groups';

const { done: content } = importContent;

interface DoneStepProps {
  shown: MemberImportStateFragment;
  /** Reads the import again, after somebody else has continued it. */
  onRefused: () => void;
}

/** Rows to look at before anything else. */
const FIRST = ['failed', 'updated', 'kept', 'notUndone'];

/** The import while it runs, what became of it, and its undo. */
export function DoneStep({ shown, onRefused }: DoneStepProps) {
  const { id, status } = shown;
  const title = content.titles[status as keyof typeof content.titles];
  const isRunning = status === 'RUNNING' || status === 'UNDOING';
  const groups = status === 'UNDONE' ? undoGroups(shown) : doneGroups(shown);
  return (
    <>
      <section className={card.card} aria-labelledby="import-done">
        <h2 id="import-done" tabIndex={-1}>
          {title}
        </h2>
        {isRunning ? <Progress shown={shown} /> : <Outcome shown={shown} groups={groups} />}
        <InviteLater shown={shown} onRefused={onRefused} />
        <Decisions shown={shown} onRefused={onRefused} />
      </section>
      {!isRunning && <RowGroups importId={id} groups={groups} first={FIRST} />}
    </>
  );
}

function Progress({ shown: { status, doneCount, counts } }: { shown: MemberImportStateFragment }) {
  const isImporting = status === 'RUNNING';
  const all = isImporting ? counts.create + counts.update : counts.created + counts.updated;
  const text = isImporting ? content.running(doneCount, all) : content.undoing(doneCount, all);
  return (
    <>
      <JobProgress text={text} done={doneCount} all={all} />
      <p>{content.mayLeave}</p>
    </>
  );
}

interface OutcomeProps {
  shown: MemberImportStateFragment;
  groups: readonly RowGroup[];
}

const Outcome = ({ shown: { status, fileName, counts, explanation }, groups }: OutcomeProps) => (
  <>
    <p>
      {fileName}. {explanation}
      {status !== 'UNDONE' && <span className={classes.more}>{content.rows(counts)}</span>}
    </p>
    <ImportFigures groups={groups} />
  </>
);

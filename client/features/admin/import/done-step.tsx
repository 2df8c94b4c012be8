import { useState } from 'react';
import { Button } from '../../../components/button';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { FormAlert } from '../../../components/form-alert';
import card from '../../../components/form-card.module.css';
import { formatMoment } from '../../../lib/format-moment';
import { useAction } from '../../../lib/use-action';
import { Link } from '../../../navigation/navigation';
import { ImportFigures, ImportProgress } from './import-figures';
import { InviteLater } from './invite-later';
import { failureColumns, ImportRows, undoColumns } from './import-rows';
import { importContent } from './import.content';
import {
  useCancelMemberImportMutation,
  useUndoMemberImportMutation,
  type MemberImportStateFragment,
} from './import.generated';
import classes from './import.module.css';

const { done: content, failed } = importContent;

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
      {status !== 'RUNNING' && status !== 'UNDOING' && !isUndone && counts.failed > 0 && (
        <ImportRows
          importId={id}
          filter={{ result: ['FAILED'] }}
          title={content.failures}
          columns={failureColumns}
        />
      )}
    </>
  );
}

function Outcome({
  shown: { status, fileName, doneCount, counts, explanation },
}: {
  shown: MemberImportStateFragment;
}) {
  const all = counts.create + counts.update;
  const imported = counts.created + counts.updated;
  if (status === 'RUNNING' || status === 'UNDOING') {
    const total = status === 'RUNNING' ? all : imported;
    const text = status === 'RUNNING' ? content.running(doneCount, total) : content.undoing(doneCount, total);
    return (
      <>
        <ImportProgress text={text} done={doneCount} all={total} />
        <p>{content.mayLeave}</p>
      </>
    );
  }
  return (
    <>
      <p>
        {fileName}. {explanation}
      </p>
      {status === 'UNDONE' ? (
        <ImportFigures names={content.undoCounts} hints={content.undoHints} counts={counts} />
      ) : (
        <ImportFigures
          names={content.counts}
          hints={content.hints}
          counts={{ ...counts, left: all - imported - counts.failed + counts.skip }}
        />
      )}
    </>
  );
}

function Decisions({ shown, onRefused }: Pick<DoneStepProps, 'shown' | 'onRefused'>) {
  const { id, version, status, undoEndsAt, counts } = shown;
  const [cancel] = useCancelMemberImportMutation();
  const [undo] = useUndoMemberImportMutation();
  const [isAsking, setIsAsking] = useState(false);
  const { run, isBusy, notice } = useAction(failed);
  const decide = (change: () => Promise<unknown>) =>
    void run(async () => {
      try {
        await change();
      } catch (error) {
        onRefused();
        throw error;
      }
      return undefined;
    });
  const canUndo = undoEndsAt !== null && counts.created + counts.updated > 0;
  return (
    <>
      <FormAlert notice={notice} />
      <div className={classes.buttons}>
        {status === 'RUNNING' && (
          <Button isBusy={isBusy} onClick={() => decide(() => cancel({ variables: { input: { id } } }))}>
            {content.cancel}
          </Button>
        )}
        {canUndo && (
          <>
            <Button variant="danger-outline" isBusy={isBusy} onClick={() => setIsAsking(true)}>
              {content.undo}
            </Button>
            <span className={classes.more}>{content.undoUntil(formatMoment(undoEndsAt))}</span>
          </>
        )}
        <Link to={{ search: '?tab=members' }}>{content.members}</Link>
        <Link to={{ search: '?tab=import' }}>{content.another}</Link>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={content.undoTitle}
          confirm={content.undo}
          cancel={content.keep}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            decide(() => undo({ variables: { input: { id, expectedVersion: version } } }));
          }}
        >
          {content.undoText(counts.created, counts.updated)}
        </ConfirmDialog>
      )}
    </>
  );
}

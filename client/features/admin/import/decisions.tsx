import { useState } from 'react';
import { Button } from '../../../components/button';
import { ConfirmDialog } from '../../../components/confirm-dialog';
import { FormAlert } from '../../../components/form-alert';
import { NO_ANSWER } from '../../../lib/errors';
import { formatMoment } from '../../../lib/format-moment';
import { useAction } from '../../../lib/use-action';
import { Link } from '../../../navigation/navigation';
import { importContent } from './import.content';
import {
  useCancelMemberImportMutation,
  useUndoMemberImportMutation,
  type MemberImportStateFragment,
} from './import.generated';
import classes from './import.module.css';

const { done: content, failed } = importContent;

interface DecisionsProps {
  shown: MemberImportStateFragment;
  /** Reads the import again, after somebody else has continued it. */
  onRefused: () => void;
}

/** Cancels or undoes an import. */
export function Decisions({ shown, onRefused }: DecisionsProps) {
  const { id, version, status, undoEndsAt, counts } = shown;
  const [cancel] = useCancelMemberImportMutation();
  const [undo] = useUndoMemberImportMutation();
  const [isAsking, setIsAsking] = useState(false);
  const { run, isBusy, notice } = useAction(failed, NO_ANSWER);
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

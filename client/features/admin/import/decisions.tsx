import { useState } from 'react';
import { sendsNoMails } from '#common/sends-no-mails';
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
  useInviteImportedMembersMutation,
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
  const { id, kind, version, status, undoEndsAt, counts } = shown;
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
        <Link to={{ search: kind === 'VISITS' ? '?tab=attendance' : '?tab=members' }}>
          {content.show(kind)}
        </Link>
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
          {content.undoText(kind, counts.created, counts.updated)}
        </ConfirmDialog>
      )}
    </>
  );
}

const ENDED: readonly MemberImportStateFragment['status'][] = ['DONE', 'CANCELLED', 'FAILED'];

/** Invites the new members of an import that was run without invitations. */
export function InviteLater({ shown, onRefused }: DecisionsProps) {
  const { id, version, status, hasInvitations, uninvitedCount } = shown;
  const [invite] = useInviteImportedMembersMutation();
  const { run, isBusy, notice, tone } = useAction(failed, NO_ANSWER);
  const start = () =>
    run(async () => {
      try {
        await invite({ variables: { input: { id, expectedVersion: version } } });
      } catch (error) {
        onRefused();
        throw error;
      }
      return content.inviting(uninvitedCount);
    });
  const canInvite = ENDED.includes(status) && !hasInvitations && uninvitedCount > 0 && !sendsNoMails();
  if (!canInvite) return <FormAlert notice={notice} tone={tone} />;
  return (
    <div className={classes.part}>
      <FormAlert notice={notice} tone={tone} />
      <p>{content.uninvited(uninvitedCount)}</p>
      <div className={classes.buttons}>
        <Button isBusy={isBusy} onClick={() => void start()}>
          {content.invite(uninvitedCount)}
        </Button>
      </div>
    </div>
  );
}

import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { NO_ANSWER } from '../../../lib/errors';
import { useAction } from '../../../lib/use-action';
import { importContent } from './import.content';
import { useInviteImportedMembersMutation, type MemberImportStateFragment } from './import.generated';
import classes from './import.module.css';

const { done: content, failed } = importContent;

const ENDED: readonly MemberImportStateFragment['status'][] = ['DONE', 'CANCELLED', 'FAILED'];

interface InviteLaterProps {
  shown: MemberImportStateFragment;
  /** Reads the import again, after somebody else has continued it. */
  onRefused: () => void;
}

/** Invites the new members of an import that was run without invitations. */
export function InviteLater({ shown, onRefused }: InviteLaterProps) {
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
  const canInvite = ENDED.includes(status) && !hasInvitations && uninvitedCount > 0;
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

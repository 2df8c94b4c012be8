import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { NO_ANSWER } from '../../../lib/errors';
import { formatMoment } from '../../../lib/format-moment';
import { useHasPermission } from '../../../lib/permissions';
import { useAction } from '../../../lib/use-action';
import { drawerContent } from './drawer.content';
import classes from './member-drawer.module.css';
import { useInviteMemberMutation, type DrawerMemberFragment } from './member-drawer.generated';

const { none, sent, send, sendAgain, failed } = drawerContent.invitation;

/** Whether an imported member who cannot log in yet has been invited, and a button for it. */
export function Invitation({ member: { id, invitedAt } }: { member: DrawerMemberFragment }) {
  const mayInvite = useHasPermission('members:add');
  const [invite] = useInviteMemberMutation();
  const { run, isBusy, notice, tone } = useAction(failed, NO_ANSWER);
  const submit = () =>
    run(async () => (await invite({ variables: { input: { id } } })).data?.inviteMember.message);
  return (
    <div className={classes.invitation}>
      <span>{invitedAt ? sent(formatMoment(invitedAt)) : none}</span>
      <FormAlert notice={notice} tone={tone} keepsFocus />
      {mayInvite && (
        <Button isBusy={isBusy} onClick={() => void submit()}>
          {invitedAt ? sendAgain : send}
        </Button>
      )}
    </div>
  );
}

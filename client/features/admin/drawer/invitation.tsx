import { sendsNoMails } from '#common/sends-no-mails';
import { Button } from '../../../components/button';
import { FormAlert } from '../../../components/form-alert';
import { NO_ANSWER } from '../../../lib/errors';
import { formatMoment } from '../../../lib/format-moment';
import { useHasPermission } from '../../../lib/permissions';
import { useAction } from '../../../lib/use-action';
import { drawerContent } from './drawer.content';
import classes from './member-drawer.module.css';
import { useInviteMemberMutation, type DrawerMemberFragment } from './member-drawer.generated';

const { none, byCode, sent, send, sendAgain, failed } = drawerContent.invitation;

function stateOf(invitedAt: DrawerMemberFragment['invitedAt']): string {
  if (sendsNoMails()) return byCode;
  return invitedAt ? sent(formatMoment(invitedAt)) : none;
}

/** Whether an imported member who cannot log in yet has been invited, and a button for it. */
export function Invitation({ member: { id, invitedAt } }: { member: DrawerMemberFragment }) {
  const mayInvite = useHasPermission('members:add');
  const [invite] = useInviteMemberMutation();
  const { run, isBusy, notice, tone } = useAction(failed, NO_ANSWER);
  const submit = () =>
    run(async () => (await invite({ variables: { input: { id } } })).data?.inviteMember.message);
  return (
    <div className={classes.invitation}>
      <span>{stateOf(invitedAt)}</span>
      <FormAlert notice={notice} tone={tone} keepsFocus />
      {mayInvite && !sendsNoMails() && (
        <Button isBusy={isBusy} onClick={() => void submit()}>
          {invitedAt ? sendAgain : send}
        </Button>
      )}
    </div>
  );
}

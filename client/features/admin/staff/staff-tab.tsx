import { useState } from 'react';
import { Button } from '../../../components/button';
import { QueryBoundary } from '../../../components/query-boundary';
import { Skeleton } from '../../../components/skeleton';
import settings from '../settings/settings.module.css';
import { EndAccessDialog } from './end-access-dialog';
import { InvitationList } from './invitation-list';
import { InviteDialog } from './invite-dialog';
import { ResetDialog } from './reset-dialog';
import { RoleDialog } from './role-dialog';
import { StaffList, type StaffTask } from './staff-list';
import { staffContent as content } from './staff.content';
import classes from './staff.module.css';
import { useStaffQuery, type StaffMemberFragment } from './staff.generated';

/** Who works for the studio. */
export function StaffTab({ title }: { title: string }) {
  const query = useStaffQuery({ fetchPolicy: 'cache-and-network' });
  const [task, setTask] = useState<StaffTask | 'invite' | null>(null);
  const close = () => setTask(null);
  return (
    <div className={settings.tab}>
      <header className={settings.head}>
        <h1 tabIndex={-1}>{title}</h1>
        <p>{content.lead}</p>
      </header>
      <div className={settings.buttons}>
        <Button onClick={() => setTask('invite')}>{content.invite.action}</Button>
      </div>
      <QueryBoundary query={query} loading={<ListSkeleton />} failed={content.failed}>
        {({ staff: { members, invitations } }) => (
          <>
            {!hasOwner(members) && <p className={classes.note}>{content.noOwner}</p>}
            <StaffList members={members} onTask={setTask} />
            {invitations.length > 0 && <InvitationList invitations={invitations} />}
          </>
        )}
      </QueryBoundary>
      {task === 'invite' && <InviteDialog onClose={close} />}
      {task !== null && task !== 'invite' && <TaskDialog {...task} onClose={close} />}
    </div>
  );
}

const hasOwner = (members: readonly StaffMemberFragment[]) =>
  members.some(({ user }) => user.role === 'OWNER');

const DIALOGS = { role: RoleDialog, reset: ResetDialog, end: EndAccessDialog };

function TaskDialog({ type, ...props }: StaffTask & { onClose: () => void }) {
  const Dialog = DIALOGS[type];
  return <Dialog {...props} />;
}

const ListSkeleton = () => (
  <Skeleton>
    <span data-bone="block" />
  </Skeleton>
);

import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { NativeDialog } from '../../../components/native-dialog';
import { QueryBoundary } from '../../../components/query-boundary';
import { Skeleton } from '../../../components/skeleton';
import { useHasPermission } from '../../../lib/permissions';
import { readStored } from '../../../lib/storage';
import { memberName } from '../members/member-name';
import { rememberMember } from '../member-picker/recent-members';
import { DeleteButton } from './delete-button';
import { DrawerDialog, type PendingDialog } from './drawer-dialog';
import { DrawerHead } from './drawer-head';
import { DrawerMember } from './drawer-member';
import { drawerContent as content } from './drawer.content';
import { HealthData } from './health-data';
import { focusRowOf, neighboursOf, type Direction } from './listed-members';
import classes from './member-drawer.module.css';
import { useDrawerMemberQuery } from './member-drawer.generated';
import { Timeline } from './timeline';
import { useMemberPanel } from './use-member-panel';

/** The drawer of the member in `?member=`. When it is closed, the row of the member gets the focus. */
export function MemberDrawer() {
  const { value: id, show, close } = useMemberPanel();
  const shownId = useRef<string | null>(null);
  useEffect(() => {
    if (!id && shownId.current) focusRowOf(shownId.current);
    shownId.current = id;
    if (id) rememberMember(id);
  }, [id]);
  return id ? <OpenDrawer id={id} onShow={show} onClose={close} /> : null;
}

interface OpenDrawerProps {
  id: string;
  onShow: (id: string) => void;
  onClose: () => void;
}

function OpenDrawer({ id, onShow, onClose }: OpenDrawerProps) {
  const titleId = useId();
  const readsOrders = useHasPermission('orders:read-any');
  const query = useDrawerMemberQuery({ variables: { id, readsOrders } });
  const [dialog, setDialog] = useState<PendingDialog | null>(null);
  const neighbours = neighboursOf(id);
  useFocusInDialog(id, titleId);
  const move = (to: Direction) => {
    const neighbour = neighboursOf(id)[to];
    if (neighbour !== undefined) onShow(neighbour);
  };
  const member = query.data?.user;
  return (
    <>
      <NativeDialog
        className={classes.drawer}
        aria-labelledby={titleId}
        onClose={onClose}
        onKeyDown={(event) => {
          const direction = directionOf(event);
          if (direction) move(direction);
        }}
      >
        <DrawerHead
          titleId={titleId}
          title={member ? memberName(member) : content.untitled}
          neighbours={neighbours}
          onMove={move}
          onClose={onClose}
        />
        {/* Until the next member has been loaded, the one before must not be shown in their place. */}
        <QueryBoundary key={id} query={query} loading={<DrawerSkeleton />} failed={content.loadFailed}>
          {({ user }) =>
            user ? (
              <div className={classes.content}>
                <DrawerMember
                  member={user}
                  onRenew={(offers) => setDialog({ kind: 'renew', member: user, offers })}
                  onMoveEnd={(kind) => setDialog({ kind, member: user })}
                  onRecordWaiver={() => setDialog({ kind: 'waiver', member: user })}
                />
                <HealthData member={user} />
                <DeleteButton member={user} onPress={() => setDialog({ kind: 'delete', member: user })} />
                <Timeline
                  memberId={id}
                  onRemove={(entry) => setDialog({ kind: 'remove', entry })}
                  onReceipt={(receipt) => setDialog({ kind: 'receipt', receipt })}
                />
              </div>
            ) : (
              <p role="alert">{content.notFound}</p>
            )
          }
        </QueryBoundary>
      </NativeDialog>
      {/* Beside the drawer: in React, events of a dialog within another one would reach that one, too. */}
      {dialog && <DrawerDialog pending={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}

/** The focused element may have belonged to the previous member. */
function useFocusInDialog(id: string, titleId: string): void {
  useEffect(() => {
    if (!document.activeElement?.closest('dialog')) document.getElementById(titleId)?.focus();
  }, [id, titleId]);
}

const DIRECTIONS: Record<string, Direction> = { j: 'next', k: 'previous' };

/** Where a key leads, unless it is typed into a field or the shortcuts are switched off. */
function directionOf(event: KeyboardEvent): Direction | undefined {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  const isTyped = target instanceof Element && target.closest('input, select, textarea') !== null;
  if (isTyped || ctrlKey || metaKey || altKey || readStored('panelKeysOff') !== null) return undefined;
  return DIRECTIONS[key];
}

const DrawerSkeleton = () => (
  <Skeleton>
    <div className={classes.content}>
      <span data-bone="line" />
      <span data-bone="line" />
      <span data-bone="line" />
      <span data-bone="block" />
      <span data-bone="block" />
    </div>
  </Skeleton>
);

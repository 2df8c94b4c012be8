import { flushSync } from 'react-dom';
import { FormDialog } from '../../../components/form-dialog';
import { useDialogAction } from '../../../lib/use-dialog-form';
import { useReread } from '../../../lib/use-reread';
import type { MemberChoicesQuery } from '../members/members.generated';
import { DeskFreezeDialog } from '../memberships/desk-freeze-dialog';
import { ExtendDialog } from '../memberships/extend-dialog';
import { RenewDialog } from '../memberships/renew-dialog';
import type { ReceiptLinkFragment } from '../../receipts/receipts.generated';
import { ReceiptDialog } from '../receipts/receipt-dialog';
import type { WaiverOfMemberFragment } from '../../waivers/waiver.generated';
import { RecordWaiverDialog } from '../waivers/record-waiver-dialog';
import { DeleteMemberDialog } from './delete-member-dialog';
import { drawerContent } from './drawer.content';
import type { DrawerMemberFragment } from './member-drawer.generated';
import { HISTORY_ID } from './timeline';
import {
  MemberTimelineDocument,
  useRemoveMemberNoteMutation,
  type ListedTimelineEntryFragment,
} from './timeline.generated';

const { confirm, removeFailed } = drawerContent.notes;

/** A dialog above the drawer. */
export type PendingDialog =
  | { kind: 'renew'; member: DrawerMemberFragment; offers: MemberChoicesQuery['planOffers'] }
  | { kind: 'receipt'; receipt: ReceiptLinkFragment }
  | { kind: 'freeze'; member: DrawerMemberFragment }
  | { kind: 'extend'; member: DrawerMemberFragment }
  | { kind: 'waiver'; member: DrawerMemberFragment }
  | { kind: 'delete'; member: DrawerMemberFragment }
  | { kind: 'remove'; entry: ListedTimelineEntryFragment };

interface DrawerDialogProps {
  pending: PendingDialog;
  onClose: () => void;
}

export function DrawerDialog({ pending, onClose }: DrawerDialogProps) {
  if (pending.kind === 'receipt') return <ListedReceiptDialog receipt={pending.receipt} onClose={onClose} />;
  if (pending.kind === 'remove') return <RemoveNoteDialog entry={pending.entry} onClose={onClose} />;
  if (pending.kind === 'freeze') return <DeskFreezeDialog member={pending.member} onClose={onClose} />;
  if (pending.kind === 'extend') return <ExtendDialog member={pending.member} onClose={onClose} />;
  if (pending.kind === 'delete') return <DeleteMemberDialog member={pending.member} onClose={onClose} />;
  if (pending.kind === 'waiver') return <DrawerWaiverDialog member={pending.member} onClose={onClose} />;
  return <RenewDialog member={pending.member} offers={pending.offers} onClose={onClose} />;
}

interface ListedReceiptDialogProps {
  receipt: ReceiptLinkFragment;
  onClose: () => void;
}

/** The history has what was done with the receipt. */
function ListedReceiptDialog({ receipt, onClose }: ListedReceiptDialogProps) {
  const reread = useReread(MemberTimelineDocument);
  const close = () => {
    onClose();
    void reread();
  };
  return <ReceiptDialog receipt={receipt} onClose={close} />;
}

interface DrawerWaiverDialogProps {
  member: DrawerMemberFragment;
  onClose: () => void;
}

/** The history has the fact once it is recorded, and the drawer has no button for it any more. */
function DrawerWaiverDialog({ member, onClose }: DrawerWaiverDialogProps) {
  const reread = useReread(MemberTimelineDocument);
  const close = (recorded: WaiverOfMemberFragment | null) => {
    flushSync(onClose);
    if (!recorded) return;
    document.getElementById(HISTORY_ID)?.focus();
    void reread();
  };
  return <RecordWaiverDialog member={member} onClose={close} />;
}

interface RemoveNoteDialogProps {
  entry: ListedTimelineEntryFragment;
  onClose: () => void;
}

function RemoveNoteDialog({ entry: { id, note }, onClose }: RemoveNoteDialogProps) {
  const [removeNote] = useRemoveMemberNoteMutation({
    update: (cache) => cache.evict({ id: cache.identify({ __typename: 'TimelineEntry', id }) }),
  });
  const reread = useReread(MemberTimelineDocument);
  const form = useDialogAction({
    failed: removeFailed,
    send: () => removeNote({ variables: { input: { id: note!.id } } }),
    onSaved: () => {
      // Closed first: a closing dialog returns the focus, here to a button that disappears.
      flushSync(onClose);
      document.getElementById(HISTORY_ID)?.focus();
      // The history has the fact now.
      void reread();
    },
  });
  return (
    <FormDialog
      title={confirm.title}
      lead={confirm.text}
      form={form}
      submit={confirm.submit}
      isDestructive
      onClose={onClose}
    />
  );
}

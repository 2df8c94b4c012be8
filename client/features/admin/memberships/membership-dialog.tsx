import { useApolloClient } from '@apollo/client/react';
import { showToast } from '../../../lib/toast';
import type { CloseDialog } from '../orders/dialogs/order-decision';
import { CancelDialog } from './cancel-dialog';
import { waitingOrder } from './listed-membership';
import type { MemberTableRowFragment } from '../members/member-table.generated';
import { MembersDocument, type MemberChoicesQuery } from '../members/members.generated';
import { RejectDialog } from './reject-dialog';
import { RenewDialog } from './renew-dialog';

export type MembershipChange = 'renew' | 'cancel';

/** A change of a membership whose dialog is open. */
export interface PendingChange {
  member: MemberTableRowFragment;
  change: MembershipChange;
}

interface MembershipDialogProps extends PendingChange {
  offers: MemberChoicesQuery['planOffers'];
  onClose: (isDone: boolean) => void;
}

/** The dialog for a change of a membership. A member without one may have an order to cancel. */
export function MembershipDialog({ member, change, offers, onClose }: MembershipDialogProps) {
  const client = useApolloClient();
  const order = waitingOrder(member.memberships);
  const closeDecision: CloseDialog = (decidedId, conflict) => {
    if (conflict) {
      showToast(conflict.message);
      void client.refetchQueries({ include: [MembersDocument] });
    }
    onClose(decidedId !== null || conflict !== null);
  };
  if (change === 'renew') return <RenewDialog member={member} offers={offers} onClose={onClose} />;
  return order ? (
    <RejectDialog orderId={order.id} onClose={closeDecision} />
  ) : (
    <CancelDialog member={member} onClose={onClose} />
  );
}

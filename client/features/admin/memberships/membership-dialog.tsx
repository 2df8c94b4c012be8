import { ModalDialog } from '../../../components/modal-dialog';
import { QueryBoundary } from '../../../components/query-boundary';
import { Skeleton } from '../../../components/skeleton';
import { showToast } from '../../../lib/toast';
import { useReread } from '../../../lib/use-reread';
import { adminContent } from '../admin.content';
import { FIGURES } from '../figures/figures';
import { DecisionDialog } from '../orders/dialogs/decision-dialog';
import type { CloseDialog } from '../orders/dialogs/order-decision';
import { CancelDialog } from './cancel-dialog';
import { waitingOrder } from './listed-membership';
import {
  MembersDocument,
  type MemberChoicesQuery,
  type MemberTableRowFragment,
} from '../members/members.generated';
import { membershipsContent } from './memberships.content';
import { useOrderToDecideQuery } from './memberships.generated';
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
  const rereadMembers = useReread(MembersDocument);
  const rereadFigures = useReread(...FIGURES);
  const order = waitingOrder(member.memberships);
  const closeDecision: CloseDialog = (decidedId, conflict) => {
    if (decidedId !== null) void rereadFigures();
    if (conflict) {
      showToast(conflict.message);
      void rereadMembers();
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

interface RejectDialogProps {
  orderId: string;
  onClose: CloseDialog;
}

/** Rejects the order of a member, which is read first: the list knows only that there is one. */
function RejectDialog({ orderId, onClose }: RejectDialogProps) {
  const query = useOrderToDecideQuery({ variables: { id: orderId } });
  const order = query.data?.order;
  if (order) return <DecisionDialog order={order} decision="reject" onClose={onClose} />;
  return (
    <ModalDialog title={membershipsContent.cancel.order} onClose={() => onClose(null, null)}>
      <QueryBoundary query={query} loading={<OrderSkeleton />} failed={adminContent.loadFailed}>
        {() => <p>{membershipsContent.cancel.noOrder}</p>}
      </QueryBoundary>
    </ModalDialog>
  );
}

const OrderSkeleton = () => (
  <Skeleton>
    <span data-bone="title" />
    <span data-bone="line" />
  </Skeleton>
);

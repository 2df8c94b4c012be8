import { ModalDialog } from '../../../components/modal-dialog';
import { QueryBoundary } from '../../../components/query-boundary';
import { Skeleton } from '../../../components/skeleton';
import { adminContent } from '../admin.content';
import { DecisionDialog } from '../orders/dialogs/decision-dialog';
import type { CloseDialog } from '../orders/dialogs/order-decision';
import { membersContent } from '../members/members.content';
import { useOrderToDecideQuery } from './order-to-decide.generated';

interface RejectDialogProps {
  orderId: string;
  onClose: CloseDialog;
}

/** Rejects the order of a member, which is read first: the list knows only that there is one. */
export function RejectDialog({ orderId, onClose }: RejectDialogProps) {
  const query = useOrderToDecideQuery({ variables: { id: orderId } });
  const order = query.data?.order;
  if (order) return <DecisionDialog order={order} decision="reject" onClose={onClose} />;
  return (
    <ModalDialog title={membersContent.cancel.order} onClose={() => onClose(null, null)}>
      <QueryBoundary query={query} loading={<OrderSkeleton />} failed={adminContent.loadFailed}>
        {() => <p>{membersContent.cancel.noOrder}</p>}
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

import { useEffect, useEffectEvent } from 'react';
import { LoadFailed } from '../../../components/load-failed';
import { adminContent } from '../admin.content';
import { DecisionDialog } from '../orders/dialogs/decision-dialog';
import { useOrdersWithDuesQuery, type CheckedInMemberFragment } from './check-in.generated';

interface DeskCollectionProps {
  member: CheckedInMemberFragment;
  onClose: (isDone: boolean) => void;
}

/** Takes a payment for the oldest amount due, with the dialog of the orders list. */
export function DeskCollection({ member, onClose }: DeskCollectionProps) {
  const { data, error, refetch } = useOrdersWithDuesQuery({
    variables: { memberId: member.id },
    fetchPolicy: 'network-only',
  });
  const order = data?.user?.orders.edges[0]?.node;
  // A colleague may have taken the payment meanwhile.
  const isPaid = data !== undefined && !order;
  const closePaid = useEffectEvent(() => onClose(true));
  useEffect(() => {
    if (isPaid) closePaid();
  }, [isPaid]);
  if (error)
    return (
      <LoadFailed
        message={adminContent.loadFailed}
        // The outcome arrives with the query.
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!order) return null;
  return (
    <DecisionDialog
      order={order}
      decision="collect"
      onClose={(decidedId, conflict) => onClose(decidedId !== null || conflict !== null)}
    />
  );
}

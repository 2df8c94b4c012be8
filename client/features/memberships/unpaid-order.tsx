import { useState } from 'react';
import { FormAlert } from '../../components/form-alert';
import { CancelOrderDialog } from './cancel-order-dialog';
import type { MembershipCardFragment } from './membership-card.generated';
import { useCancelOrder, usePayOrder } from './use-order-actions';
import { WaitingOrder } from './waiting-order';
import type { WaitingOrderFragment } from './waiting-order.generated';
import classes from './unpaid-order.module.css';

interface UnpaidOrderProps {
  order: WaitingOrderFragment;
  /** The membership of the same type. */
  membership: Pick<MembershipCardFragment, 'status' | 'paidUntil'>;
}

/** The unpaid order of a membership outside the membership page, to be paid or cancelled. */
export function UnpaidOrder({ order, membership }: UnpaidOrderProps) {
  const { cancel, ...cancelling } = useCancelOrder();
  const { pay, ...paying } = usePayOrder();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className={classes.unpaid}>
      <FormAlert notice={cancelling.notice} tone={cancelling.tone} />
      <FormAlert notice={paying.notice} tone={paying.tone} />
      <WaitingOrder
        order={order}
        startsAt={membership.status === 'ACTIVE' ? membership.paidUntil : null}
        isBusy={cancelling.isBusy || paying.isBusy}
        onCancel={() => setIsAsking(true)}
        onPay={pay}
      />
      {isAsking && (
        <CancelOrderDialog
          order={order}
          onClose={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false);
            cancel(order);
          }}
        />
      )}
    </div>
  );
}

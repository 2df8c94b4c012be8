import { useState } from 'react';
import { paths } from '#common/paths';
import type { MembershipStatus, PlanType } from '../../graphql/types.generated';
import { FormAlert } from '../../components/form-alert';
import { PageFrame, PageIntro } from '../../components/page-frame';
import { PageHead } from '../../components/page-head';
import { QueryBoundary } from '../../components/query-boundary';
import { Skeleton } from '../../components/skeleton';
import { CancelOrderDialog } from './cancel-order-dialog';
import type { OrderToCancelFragment } from './cancel-order-dialog.generated';
import { CheckInCode } from './check-in-code';
import { MembershipCard } from './membership-card';
import { membershipContent } from './memberships.content';
import { useMyMembershipsQuery } from './memberships.generated';
import { OrdersSection } from './orders-section';
import { useArrivalOptions } from './use-arrival-options';
import { useCancelOrder, usePayOrder } from './use-order-actions';
import { WaiverNotice } from '../waivers/waiver-notice';
import { WaitingOrder } from './waiting-order';
import classes from './membership-page.module.css';

const { title, description, lead, failed } = membershipContent;

/** Memberships, orders awaiting payment and past orders of the member. */
export function Page() {
  const query = useMyMembershipsQuery(useArrivalOptions());
  const { cancel, ...cancelling } = useCancelOrder();
  const { pay, ...paying } = usePayOrder();
  const isBusy = cancelling.isBusy || paying.isBusy;
  const [toCancel, setToCancel] = useState<OrderToCancelFragment | null>(null);
  return (
    <PageFrame>
      <PageHead title={title} description={description} path={paths.membership} />
      <PageIntro headline={title} lead={lead} />
      <div className={classes.parts}>
        <FormAlert notice={cancelling.notice} tone={cancelling.tone} />
        <FormAlert notice={paying.notice} tone={paying.tone} />
        <QueryBoundary query={query} loading={<MembershipsSkeleton />} failed={failed}>
          {({
            me: {
              user: { memberships, waiver },
            },
          }) => (
            <>
              {waiver && !waiver.isAccepted && <WaiverNotice />}
              {memberships.map(
                (membership) =>
                  membership.pendingOrder && (
                    <WaitingOrder
                      key={membership.id}
                      order={membership.pendingOrder}
                      startsAt={membership.status === 'ACTIVE' ? membership.paidUntil : null}
                      isBusy={isBusy}
                      onCancel={setToCancel}
                      onPay={pay}
                    />
                  ),
              )}
              <CheckInCode
                hasPass={memberships.some(isActivePass)}
                isFrozen={memberships.some(({ isFrozen }) => isFrozen)}
              />
              <div className={classes.cards}>
                {memberships.map((membership) => (
                  <MembershipCard key={membership.id} membership={membership} />
                ))}
              </div>
            </>
          )}
        </QueryBoundary>
        <OrdersSection isBusy={isBusy} onCancel={setToCancel} />
      </div>
      {toCancel && (
        <CancelOrderDialog
          order={toCancel}
          onClose={() => setToCancel(null)}
          onConfirm={() => {
            setToCancel(null);
            cancel(toCancel);
          }}
        />
      )}
    </PageFrame>
  );
}

const isActivePass = ({ planType, status }: { planType: PlanType; status: MembershipStatus }) =>
  planType === 'PASS' && status === 'ACTIVE';

/** Placeholder for the check-in and the two cards. */
const MembershipsSkeleton = () => (
  <Skeleton>
    <div className={classes.parts}>
      <span data-bone="block" className={classes.checkIn} />
      <div className={classes.cards}>
        <span data-bone="block" className={classes.bone} />
        <span data-bone="block" className={classes.bone} />
      </div>
    </div>
  </Skeleton>
);

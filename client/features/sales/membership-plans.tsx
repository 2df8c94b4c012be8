import { useEffect, useState } from 'react';
import { openingLine } from '#common/opening-now';
import { ContactLines } from '../../components/contact-lines';
import { WeeklyTimings } from '../../components/weekly-timings';
import type { MembershipFactsFragment } from '../memberships/memberships.generated';
import { useMinute } from '../../lib/use-minute';
import type { PaymentGateway, PlanType } from '../../graphql/types.generated';
import { orderKeyOf } from './order-idempotency-keys';
import { OrderSummary } from './order-summary';
import { OwnMembership } from './own-membership';
import { PlanPicker } from './plan-picker';
import { planPages, plansContent } from './plans.content';
import type { NextPeriodFactsFragment } from './order-summary.generated';
import type { PlanOfferFactsFragment } from './plans.generated';
import { OrderSummaryBar } from './order-summary-bar';
import { useSelectedPlan } from './use-selected-plan';
import { usePlaceOrder } from './use-place-order';
import classes from './membership-plans.module.css';

interface MembershipPlansProps {
  planType: PlanType;
  offers: PlanOfferFactsFragment[];
  /** The period that each offer would add if it were paid for now. */
  periods: NextPeriodFactsFragment[];
  /** The member's own membership of this type. */
  membership: MembershipFactsFragment | undefined;
  /** The payment gateway for new orders. */
  gateway: PaymentGateway;
  /** Refetches the plans after a price change. */
  refresh: () => Promise<unknown>;
}

/** The plans of one type, and beside them the order summary. */
export function MembershipPlans(props: MembershipPlansProps) {
  const { planType, offers, periods, membership, gateway, refresh } = props;
  const { ordered, selected, select } = useSelectedPlan(offers);
  const ordering = usePlaceOrder(refresh);
  // The order that is being placed appears on the next page.
  const unpaid = useUnless(ordering.isBusy || ordering.isPlaced, membership?.pendingOrder ?? null);
  // Created on selection rather than on submit, so that two tabs that order at the same moment share one key.
  useEffect(() => void (selected && orderKeyOf(selected)), [selected]);
  const summary = {
    offer: selected,
    period: periods.find(({ offer }) => offer.id === selected?.id),
    unpaid,
    gateway,
    ordering,
  };
  if (offers.length === 0) return <NoPlans />;
  return (
    <>
      <div className={classes.columns}>
        <div>
          {membership && <OwnMembership membership={membership} unpaid={unpaid} />}
          <PlanPicker
            name={planPages[planType].group}
            offers={ordered}
            selectedId={selected?.id ?? null}
            onSelect={select}
          />
          <FrontDesk />
        </div>
        <section className={classes.summary} aria-labelledby="order-summary">
          <h2 id="order-summary">{plansContent.summary}</h2>
          <OrderSummary {...summary} />
        </section>
      </div>
      <OrderSummaryBar {...summary} />
    </>
  );
}

const NoPlans = () => (
  <section className={classes.empty}>
    <h2>{plansContent.empty}</h2>
    <p>{plansContent.emptyHint}</p>
  </section>
);

/** Where and when members can pay for a plan. */
function FrontDesk() {
  const now = useMinute();
  return (
    <section className={classes.desk} aria-labelledby="front-desk">
      <div>
        <h2 id="front-desk">{plansContent.desk.title}</h2>
        <p>{openingLine(now).text}</p>
        <ContactLines />
      </div>
      <WeeklyTimings isCompact />
    </section>
  );
}

/** The value; while the condition holds, the one from before. */
function useUnless<Value>(isKept: boolean, value: Value): Value {
  const [shown, setShown] = useState(value);
  if (!isKept && shown !== value) setShown(value);
  return isKept ? shown : value;
}

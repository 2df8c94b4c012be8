import { useEffect } from 'react';
import { openingLine } from '#common/opening-hours';
import { ContactLines } from '../../components/contact-lines';
import { WeeklyTimings } from '../../components/weekly-timings';
import { useMinute } from '../../lib/use-minute';
import type { PaymentGateway, PlanType } from '../../graphql/types.generated';
import { orderKeyOf } from './order-idempotency-keys';
import { OrderSummary } from './order-summary';
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
  /** The payment gateway for new orders. */
  gateway: PaymentGateway;
  /** Refetches the plans after a price change. */
  refresh: () => Promise<unknown>;
}

/** The plans of one type, and beside them the order summary. */
export function MembershipPlans({ planType, offers, periods, gateway, refresh }: MembershipPlansProps) {
  const { selected, select } = useSelectedPlan(offers);
  const ordering = usePlaceOrder(refresh);
  // Created on selection rather than on submit, so that two tabs that order at the same moment share one key.
  useEffect(() => void (selected && orderKeyOf(selected)), [selected]);
  const summary = {
    offer: selected,
    period: periods.find(({ offer }) => offer.id === selected?.id),
    gateway,
    ordering,
  };
  if (offers.length === 0) return <NoPlans />;
  return (
    <>
      <div className={classes.columns}>
        <div>
          <PlanPicker
            name={planPages[planType].group}
            offers={offers}
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

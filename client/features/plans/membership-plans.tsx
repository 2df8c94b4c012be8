import { useState } from 'react';
import type { GatewayName } from '#common/orders';
import type { PlanType } from '#common/plans';
import { FrontDesk } from './front-desk';
import { orderKeyOf } from './order-keys';
import { OrderSummary } from './order-summary';
import { PlanPicker } from './plan-picker';
import { planPages, plansContent } from './plans.content';
import type { PlanOfferFactsFragment } from './plans.generated';
import { SummaryBar } from './summary-bar';
import { usePlaceOrder } from './use-place-order';
import classes from './membership-plans.module.css';

interface MembershipPlansProps {
  type: PlanType;
  offers: PlanOfferFactsFragment[];
  /** Who takes the money. */
  gateway: GatewayName;
  /** Asks for the plans again: a price has changed. */
  refresh: () => Promise<unknown>;
}

/** The plans of one kind, and beside them what the selected one comes to. */
export function MembershipPlans({ type, offers, gateway, refresh }: MembershipPlansProps) {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const ordering = usePlaceOrder(refresh);
  const select = (id: string | null) => {
    // Numbered now, long before the press: two tabs that order at the same moment must know of each other's key.
    const offer = offers.find((one) => one.id === id);
    if (offer) orderKeyOf(offer);
    setSelectedId(id);
  };
  const selected = offers.find(({ id }) => id === selectedId);
  if (offers.length === 0) return <NoPlans />;
  return (
    <>
      <div className={classes.columns}>
        <div>
          <PlanPicker
            name={planPages[type].group}
            offers={offers}
            selectedId={selectedId}
            onSelect={select}
          />
          <FrontDesk />
        </div>
        <section className={classes.summary} aria-labelledby="order-summary">
          <h2 id="order-summary">{plansContent.summary}</h2>
          <OrderSummary offer={selected} gateway={gateway} ordering={ordering} />
        </section>
      </div>
      <SummaryBar offer={selected} gateway={gateway} ordering={ordering} />
    </>
  );
}

const NoPlans = () => (
  <section className={classes.empty}>
    <h2>{plansContent.empty}</h2>
    <p>{plansContent.emptyHint}</p>
  </section>
);

import { useState } from 'react';
import type { PlanType } from '#common/plans';
import { FrontDesk } from './front-desk';
import { OrderSummary } from './order-summary';
import { PlanPicker } from './plan-picker';
import { planPages, plansContent } from './plans.content';
import type { PlanOfferFactsFragment } from './plans.generated';
import { SummaryBar } from './summary-bar';
import classes from './membership-plans.module.css';

interface MembershipPlansProps {
  type: PlanType;
  offers: PlanOfferFactsFragment[];
}

/** The plans of one kind, and beside them what the selected one comes to. */
export function MembershipPlans({ type, offers }: MembershipPlansProps) {
  const [selectedId, setSelectedId] = useState<string | null>(null);
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
            onSelect={setSelectedId}
          />
          <FrontDesk />
        </div>
        <section className={classes.summary} aria-labelledby="order-summary">
          <h2 id="order-summary">{plansContent.summary}</h2>
          <OrderSummary offer={selected} />
        </section>
      </div>
      <SummaryBar offer={selected} />
    </>
  );
}

const NoPlans = () => (
  <section className={classes.empty}>
    <h2>{plansContent.empty}</h2>
    <p>{plansContent.emptyHint}</p>
  </section>
);

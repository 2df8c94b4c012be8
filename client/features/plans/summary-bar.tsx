import { useState } from 'react';
import { formatPaise } from '#common/money';
import type { GatewayName } from '#common/orders';
import { Button } from '../../components/button';
import { ModalDialog } from '../../components/modal-dialog';
import { OrderSummary } from './order-summary';
import { plansContent } from './plans.content';
import type { PlanOfferFactsFragment } from './plans.generated';
import type { Ordering } from './use-place-order';
import classes from './summary-bar.module.css';

const { items, show, close, summary } = plansContent;

interface SummaryBarProps {
  offer: PlanOfferFactsFragment | undefined;
  gateway: GatewayName;
  ordering: Ordering;
}

/** In a narrow window: the sum at the foot of it, which opens to the whole summary. */
export function SummaryBar({ offer, gateway, ordering }: SummaryBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={classes.bar}>
      <p>
        <span className={classes.count} role="status">
          {items(offer ? 1 : 0)}
        </span>{' '}
        <span className={classes.total}>{formatPaise(offer?.price.totalPaise ?? 0)}</span>
      </p>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {show}
      </Button>
      {isOpen && !ordering.isFormOpen && (
        <ModalDialog title={summary} onClose={() => setIsOpen(false)}>
          <div>
            <OrderSummary offer={offer} gateway={gateway} ordering={ordering} />
          </div>
          <Button onClick={() => setIsOpen(false)}>{close}</Button>
        </ModalDialog>
      )}
    </div>
  );
}

import { useState } from 'react';
import { Button } from '../../components/button';
import { ModalDialog } from '../../components/modal-dialog';
import { formatRupees } from '../../lib/format-rupees';
import { OrderSummary } from './order-summary';
import { plansContent } from './plans.content';
import type { PlanOfferFactsFragment } from './plans.generated';
import classes from './summary-bar.module.css';

const { items, show, close, summary } = plansContent;

/** In a narrow window: the sum at the foot of it, which opens to the whole summary. */
export function SummaryBar({ offer }: { offer: PlanOfferFactsFragment | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={classes.bar}>
      <p>
        <span className={classes.count} role="status">
          {items(offer ? 1 : 0)}
        </span>{' '}
        <span className={classes.total}>{formatRupees(offer?.pricePaise ?? 0)}</span>
      </p>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {show}
      </Button>
      {isOpen && (
        <ModalDialog title={summary} onClose={() => setIsOpen(false)}>
          <div>
            <OrderSummary offer={offer} />
          </div>
          <Button onClick={() => setIsOpen(false)}>{close}</Button>
        </ModalDialog>
      )}
    </div>
  );
}

import { useState } from 'react';
import { ActionButton } from '../../components/action-button';
import { Button } from '../../components/button';
import { ModalDialog } from '../../components/modal-dialog';
import { formatMoney } from '../../lib/format-money';
import { NO_MONEY } from '../../lib/no-money';
import { OrderSummary, type OrderSummaryProps } from './order-summary';
import { plansContent } from './plans.content';
import classes from './order-summary-bar.module.css';

const { items, show, review, close, summary } = plansContent;

/** Bar at the bottom of narrow windows with the total; opens the whole summary. */
export function OrderSummaryBar(props: OrderSummaryProps) {
  const { offer, ordering } = props;
  const [isOpen, setIsOpen] = useState(false);
  const open = { 'aria-haspopup': 'dialog', onClick: () => setIsOpen(true) } as const;
  return (
    <div className={classes.bar}>
      <p>
        <span className={classes.count} role="status">
          {items(offer ? 1 : 0)}
        </span>{' '}
        <span className={classes.total}>{formatMoney(offer?.price.total ?? NO_MONEY)}</span>
      </p>
      {offer ? <ActionButton {...open}>{review}</ActionButton> : <Button {...open}>{show}</Button>}
      {isOpen && !ordering.isCheckoutOpen && (
        <ModalDialog title={summary} onClose={() => setIsOpen(false)}>
          <div>
            <OrderSummary {...props} />
          </div>
          <Button onClick={() => setIsOpen(false)}>{close}</Button>
        </ModalDialog>
      )}
    </div>
  );
}

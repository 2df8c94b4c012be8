import type { ReactNode } from 'react';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { studioDay, textOfDay } from '#common/calendar';
import { dayText } from '#common/day-text';
import { Button } from '../../../components/button';
import { IconButton } from '../../../components/icon-button';
import { formatMoney } from '../../../lib/format-money';
import { useMinute } from '../../../lib/use-minute';
import { plansContent as content, planLength } from './plans.content';
import type { ListedPlanFragment } from './plans.generated';
import classes from './plans-tab.module.css';

type Price = ListedPlanFragment['prices'][number];

/** Prices of later days, the next one first; of each day the one that was set last. */
function upcoming(prices: readonly Price[], today: string): Price[] {
  const later = prices.filter(({ startsOn }) => startsOn && startsOn > today);
  return later.filter((one, index) => later[index - 1]?.startsOn !== one.startsOn).reverse();
}

interface PlanCardProps {
  plan: ListedPlanFragment;
  isFirst: boolean;
  isLast: boolean;
  /** Moves the plan by one place. */
  onMove: (by: 1 | -1) => void;
  onAct: (action: PlanAction) => void;
  /** Notices and actions about the price. */
  children?: ReactNode;
}

export type PlanAction = 'price' | 'features' | 'sale';

/** A plan with its prices, and what can be done with it. */
export function PlanCard({ plan, isFirst, isLast, onMove, onAct, children }: PlanCardProps) {
  const { offer, listPrice, prices, retiredAt } = plan;
  const today = textOfDay(studioDay(useMinute()));
  const { name, price } = offer;
  const hasTaxOnTop = price.total.minorUnits !== listPrice.minorUnits;
  return (
    <li className={classes.card}>
      <div className={classes.facts}>
        <h3>{name}</h3>
        <p>{[planLength(offer), content.types[offer.planType], content.kinds[offer.kind]].join(' · ')}</p>
        {offer.features.length > 0 && <p>{offer.features.join(' · ')}</p>}
      </div>
      <div className={classes.price}>
        <strong>{formatMoney(listPrice)}</strong>
        {hasTaxOnTop && <small>{content.withTax(formatMoney(price.total))}</small>}
        {upcoming(prices, today).map(({ id, amount, startsOn }) => (
          <small key={id}>{content.from(formatMoney(amount), dayText(startsOn!))}</small>
        ))}
        {children}
      </div>
      <div className={classes.actions}>
        {!retiredAt && (
          <>
            <IconButton
              id={`up-${offer.id}`}
              aria-label={content.moveUp(name)}
              disabled={isFirst}
              onClick={() => onMove(-1)}
            >
              <IconArrowUp aria-hidden="true" size={20} />
            </IconButton>
            <IconButton
              id={`down-${offer.id}`}
              aria-label={content.moveDown(name)}
              disabled={isLast}
              onClick={() => onMove(1)}
            >
              <IconArrowDown aria-hidden="true" size={20} />
            </IconButton>
          </>
        )}
        <Button aria-label={content.setPriceOf(name)} onClick={() => onAct('price')}>
          {content.setPrice}
        </Button>
        <Button aria-label={content.editOf(name)} onClick={() => onAct('features')}>
          {content.edit}
        </Button>
        <Button
          aria-label={retiredAt ? content.putOnOf(name) : content.takeOffOf(name)}
          onClick={() => onAct('sale')}
        >
          {retiredAt ? content.putOn : content.takeOff}
        </Button>
      </div>
    </li>
  );
}

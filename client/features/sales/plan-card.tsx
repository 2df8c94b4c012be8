import { useId } from 'react';
import { PlanFacts } from './plan-facts';
import { plansContent } from './plans.content';
import type { PlanCardFragment } from './plan-card.generated';
import classes from './plan-card.module.css';

interface PlanCardProps {
  offer: PlanCardFragment;
  isSelected: boolean;
  /** Selects the plan, or clears the selection. */
  onToggle: () => void;
}

/** The whole card is the radio button; clicking the selected one again clears the selection. */
export function PlanCard({ offer, isSelected, onToggle }: PlanCardProps) {
  const id = useId();
  return (
    <div className={classes.card} data-selected={isSelected || undefined}>
      <input
        id={id}
        type="radio"
        name={`plan-${offer.planType}`}
        value={offer.id}
        checked={isSelected}
        aria-describedby={`${id}-facts`}
        onChange={onToggle}
        // Browsers fire no change event for a radio button that is already checked.
        onClick={() => isSelected && onToggle()}
        onKeyUp={(event) => {
          if (!isSelected || event.key !== ' ') return;
          // Whether Space clicks the selected one depends on the browser.
          event.preventDefault();
          onToggle();
        }}
      />
      <p className={classes.head}>
        <label htmlFor={id}>{offer.name}</label>
        {isSelected && <span className={classes.mark}>{plansContent.selected}</span>}
      </p>
      <div id={`${id}-facts`}>
        <PlanFacts offer={offer} />
      </div>
    </div>
  );
}

import { VisuallyHidden } from '../../components/visually-hidden';
import { PlanCard } from './plan-card';
import type { PlanCardFragment } from './plan-card.generated';
import classes from './plan-picker.module.css';

interface PlanPickerProps {
  /** Accessible name of the group of cards. */
  name: string;
  offers: PlanCardFragment[];
  selectedId: string | null;
  onSelect: (id: string | null) => void;
}

/** The plans as cards, one of which can be selected. */
export function PlanPicker({ name, offers, selectedId, onSelect }: PlanPickerProps) {
  return (
    <fieldset className={classes.picker}>
      <legend>
        <VisuallyHidden>{name}</VisuallyHidden>
      </legend>
      <div className={classes.cards}>
        {offers.map((offer) => {
          const isSelected = offer.id === selectedId;
          return (
            <PlanCard
              key={offer.id}
              offer={offer}
              isSelected={isSelected}
              onToggle={() => onSelect(isSelected ? null : offer.id)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}

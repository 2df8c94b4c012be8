import { Button } from '../../components/button';
import card from '../../components/form-card.module.css';
import { formatDay } from '../../lib/format-day';
import { DietFacts } from './diet-facts';
import { dietContent } from './diet.content';
import type { DietSummaryFragment } from './diet-summary.generated';
import cardClasses from './diet-card.module.css';

const { details: content } = dietContent;

interface DietSummaryProps {
  details: DietSummaryFragment;
  onEdit: () => void;
}

/** The saved details, read-only. */
export function DietSummary({ details, onEdit }: DietSummaryProps) {
  return (
    <section className={card.card} aria-labelledby="diet-details">
      <div>
        <h2 id="diet-details">{content.formTitle}</h2>
        <p className={cardClasses.lead}>{content.savedOn(formatDay(details.updatedAt))}</p>
      </div>
      <DietFacts details={details} />
      <div>
        <Button onClick={onEdit}>{content.edit}</Button>
      </div>
    </section>
  );
}

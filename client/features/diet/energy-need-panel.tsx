import { ActionButton } from '../../components/action-button';
import { Button } from '../../components/button';
import { Link } from '../../navigation/navigation';
import type { EnergyNeed } from './energy-need';
import { formatList, wholeNumber } from './formats';
import { weekPlanContent } from './week-plan.content';
import classes from './energy-need-panel.module.css';

const { scale: content } = weekPlanContent;

interface EnergyNeedPanelProps {
  need: EnergyNeed;
  isScaled: boolean;
  onScale: (isScaled: boolean) => void;
}

/** Shows the member's energy need and scales the amounts of the plan to it on request. */
export function EnergyNeedPanel({ need, isScaled, onScale }: EnergyNeedPanelProps) {
  if (!need.isKnown) {
    const missing = need.missing.map((part) => content.missingParts[part]);
    return (
      <div className={classes.panel}>
        <h3>{content.title}</h3>
        <p>
          {content.missing} {formatList(missing)}.
        </p>
        <p>
          <Link to={{ search: '?tab=bmi' }} replace>
            {content.fillIn}
          </Link>
        </p>
      </div>
    );
  }
  const { kcal, planned, gender } = need;
  const bound = planned > kcal ? content.floor : content.ceiling;
  return (
    <div className={classes.panel}>
      <h3>{content.title}</h3>
      <p>
        <strong>{content.need(wholeNumber(kcal))}</strong> {planned !== kcal && bound(wholeNumber(planned))}
      </p>
      {gender === 'other' && <p className={classes.how}>{content.middle}</p>}
      {isScaled ? (
        <Button onClick={() => onScale(false)}>{content.undo}</Button>
      ) : (
        <ActionButton onClick={() => onScale(true)}>{content.apply}</ActionButton>
      )}
      <p className={classes.how} role="status">
        {isScaled && content.applied(wholeNumber(planned))}
      </p>
    </div>
  );
}

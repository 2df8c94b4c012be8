import { CheckField } from '../../components/check-field';
import { weekPlanContent } from './week-plan.content';
import classes from './week-plan.module.css';

interface WeekToolsProps {
  hasAmounts: boolean;
  onAmounts: (hasAmounts: boolean) => void;
}

/** Options of the week table; the day view always shows amounts. */
export const WeekTools = ({ hasAmounts, onAmounts }: WeekToolsProps) => (
  <div className={classes.tools}>
    <CheckField
      label={weekPlanContent.amounts}
      checked={hasAmounts}
      onChange={(event) => onAmounts(event.currentTarget.checked)}
    />
  </div>
);

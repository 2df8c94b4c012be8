import { memo } from 'react';
import { MEAL_SLOTS, portionsOf, type DayPlan } from '#common/diet/plan';
import { DAY_NAMES, daysOfWeek } from '#common/opening-hours';
import type { AvoidedFood } from './avoided-foods';
import { Amounts, DayTotal, MealMarks } from './meal-parts';
import { weekPlanContent as content } from './week-plan.content';
import classes from './week-table.module.css';

export interface ShownDays {
  /** Indexed by day of the week; 0 is Sunday. */
  days: readonly DayPlan[];
  avoided: readonly AvoidedFood[];
  /** Day of the week in the studio time zone; 0 is Sunday. */
  today: number;
}

interface WeekTableProps extends ShownDays {
  hasAmounts: boolean;
}

function Table({ days, avoided, today, hasAmounts }: WeekTableProps) {
  return (
    <div className={classes.scroll} role="region" aria-label={content.table} tabIndex={0}>
      <table className={classes.table} data-amounts={hasAmounts || undefined} aria-labelledby="week-plan">
        <thead>
          <tr>
            <th scope="col">{content.day}</th>
            {MEAL_SLOTS.map((slot) => (
              <th key={slot} scope="col">
                {content.slots[slot]}
              </th>
            ))}
            <th scope="col">{content.total}</th>
          </tr>
        </thead>
        <tbody>
          {daysOfWeek().map((index) => (
            <tr key={index} aria-current={index === today ? 'date' : undefined}>
              <th scope="row">
                {DAY_NAMES[index]}
                {index === today && <span className={classes.today}>{content.today}</span>}
              </th>
              {MEAL_SLOTS.map((slot) => (
                <td key={slot}>
                  <p className={classes.dish}>{days[index]![slot].dish}</p>
                  <MealMarks meal={days[index]![slot]} avoided={avoided} />
                  <div className={classes.amounts}>
                    <Amounts portions={days[index]![slot].portions} />
                  </div>
                </td>
              ))}
              <td>
                <DayTotal portions={portionsOf(days[index]!)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The whole week, for wide windows and printing; memoised so that typing in the forms does not rerender it. */
export const WeekTable = memo(Table);

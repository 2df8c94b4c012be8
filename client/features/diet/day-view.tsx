import { memo, useState } from 'react';
import { MEAL_SLOTS, portionsOf } from '#common/diet/plan';
import { DAY_NAMES, daysOfWeek } from '#common/opening-hours';
import { SegmentedControl } from '../../components/segmented-control';
import { Amounts, DayTotal, MealMarks } from './meal-parts';
import { weekPlanContent as content } from './week-plan.content';
import type { ShownDays } from './week-table';
import classes from './day-view.module.css';

function View({ days, avoided, today }: ShownDays) {
  const [chosen, setChosen] = useState<number | null>(null);
  const index = chosen ?? today;
  const day = days[index]!;
  return (
    <div className={classes.view}>
      <SegmentedControl
        legend={content.day}
        isLegendHidden
        isFilling
        options={daysOfWeek().map((one) => ({
          value: String(one),
          label: DAY_NAMES[one]!.slice(0, 3),
          description: one === today ? `${DAY_NAMES[one]}, ${content.today}` : DAY_NAMES[one]!,
        }))}
        value={String(index)}
        onChange={(value) => setChosen(Number(value))}
      />
      <div className={classes.head}>
        <h3>
          {DAY_NAMES[index]} {index === today && <span>{content.today}</span>}
        </h3>
        <DayTotal portions={portionsOf(day)} />
      </div>
      {MEAL_SLOTS.map((slot) => (
        <article key={slot} className={classes.meal}>
          <p className={classes.slot}>{content.slots[slot]}</p>
          <h4>{day[slot].dish}</h4>
          <MealMarks meal={day[slot]} avoided={avoided} />
          <Amounts portions={day[slot].portions} />
        </article>
      ))}
    </div>
  );
}

/** One day at a time, starting today, for narrow windows; memoised so that typing in the forms does not rerender it. */
export const DayView = memo(View);

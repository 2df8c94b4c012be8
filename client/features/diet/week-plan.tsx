import { IconPrinter } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { scaledDay } from '#common/diet/scale-plan';
import { weekPlan } from '#common/diet/week-plan';
import { studioTime } from '#common/opening-hours';
import { Button } from '../../components/button';
import { CheckField } from '../../components/check-field';
import { useMinute } from '../../lib/use-minute';
import { useLightSchemeForPrint } from '../../lib/use-light-scheme-for-print';
import { AvoidedFoodsFilter } from './avoided-foods-filter';
import type { AvoidedFood } from './avoided-foods';
import { DayView } from './day-view';
import { needOf, type KnownBody } from './energy-need';
import type { EnergyNeedFactsFragment } from './energy-need.generated';
import { EnergyNeedPanel } from './energy-need-panel';
import { VegetarianMark } from './vegetarian-mark';
import { weekPlanContent as content } from './week-plan.content';
import { WeekTable } from './week-table';
import classes from './week-plan.module.css';

interface WeekPlanProps {
  details: EnergyNeedFactsFragment | null;
  body: KnownBody | null;
}

/** Seven days of meals, whose amounts can be scaled to the member's energy need. */
export function WeekPlan({ details, body }: WeekPlanProps) {
  const need = needOf(details, body);
  const [isScaled, setIsScaled] = useState(false);
  const [avoided, setAvoided] = useState<readonly AvoidedFood[]>([]);
  const [hasAmounts, setHasAmounts] = useState(false);
  const today = studioTime(useMinute()).day;
  const kcal = isScaled && need.isKnown ? need.planned : null;
  const days = useMemo(
    () => (kcal === null ? weekPlan : weekPlan.map((day) => scaledDay(day, kcal))),
    [kcal],
  );
  const scale = (isEnabled: boolean) => {
    setIsScaled(isEnabled);
    setHasAmounts(isEnabled);
  };
  const shown = { days, avoided, today };
  return (
    <section className={classes.plan} aria-labelledby="week-plan">
      <div className={classes.head}>
        <div>
          <h2 id="week-plan">{content.title}</h2>
          <p className={classes.lead}>{content.lead()}</p>
          <div className={classes.under}>
            <VegetarianMark />
            <PrintButton />
          </div>
        </div>
        <EnergyNeedPanel need={need} isScaled={kcal !== null} onScale={scale} />
      </div>
      <AvoidedFoodsFilter avoided={avoided} onChange={setAvoided} />
      <WeekTools hasAmounts={hasAmounts} onAmounts={setHasAmounts} />
      <WeekTable {...shown} hasAmounts={hasAmounts} />
      <DayView {...shown} />
      <WeekNotes />
    </section>
  );
}

const WeekNotes = () => (
  <div className={classes.notes}>
    <p>
      <strong>{content.advice}</strong>
    </p>
    <ul>
      {content.notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  </div>
);

interface WeekToolsProps {
  hasAmounts: boolean;
  onAmounts: (hasAmounts: boolean) => void;
}

/** Options of the week table; the day view always shows amounts. */
const WeekTools = ({ hasAmounts, onAmounts }: WeekToolsProps) => (
  <div className={classes.tools}>
    <CheckField
      label={content.amounts}
      checked={hasAmounts}
      onChange={(event) => onAmounts(event.currentTarget.checked)}
    />
  </div>
);

function PrintButton() {
  useLightSchemeForPrint();
  return (
    <Button onClick={() => window.print()}>
      <IconPrinter aria-hidden="true" size={20} stroke={1.75} />
      {content.print}
    </Button>
  );
}

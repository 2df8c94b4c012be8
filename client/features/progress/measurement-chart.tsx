import { addDays, dayOfText, startOfDay } from '#common/calendar';
import { weekLabel, weekLabels, type Weeks } from './week-labels';
import { describeChange, type MeasuredPoint } from './describe-progress';
import { LineChart } from './line-chart';
import { progressContent } from './progress.content';
import type { WeeklyMeasurementFragment } from './measurements-section.generated';
import classes from './progress-page.module.css';

const { chart, measurements: content } = progressContent;

interface MeasurementChartProps {
  name: 'weight' | 'muscleMass';
  field: 'weightKg' | 'muscleMassKg';
  weeks: Weeks;
  measurements: WeeklyMeasurementFragment[];
}

/** One measure: a sentence and a line chart. */
export function MeasurementChart({ name, field, weeks, measurements }: MeasurementChartProps) {
  const points = measurements.flatMap(({ id, measuredAt, [field]: kg }): MeasuredPoint[] =>
    kg === null ? [] : [{ id, measuredAt, kg }],
  );
  return (
    <div>
      <h3 className={classes.measure}>{content[name]}</h3>
      <p className={classes.sentence}>{describeChange(points)}</p>
      {points.length > 0 && (
        <LineChart
          metric={name}
          label={chart.line(content[name].toLowerCase(), weekLabel(weeks[0]))}
          points={points.map(({ id, measuredAt, kg }) => ({
            key: id,
            at: Date.parse(measuredAt),
            value: kg,
          }))}
          span={spanOf(weeks)}
          xLabels={weekLabels(weeks)}
        />
      )}
    </div>
  );
}

/** From the beginning of the first week to the end of the current one. */
function spanOf(weeks: MeasurementChartProps['weeks']) {
  const [first, running] = [weeks[0], weeks.at(-1)].map((week) => dayOfText(week?.startsOn ?? ''));
  return { min: first ? startOfDay(first) : NaN, max: running ? startOfDay(addDays(running, 7)) : NaN };
}

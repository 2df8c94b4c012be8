import { DAY_MS } from '#common/time';
import { dayOf, momentsOf } from './chart-moments';
import { describeChange, type MeasuredPoint } from './describe-progress';
import { LineChart } from './line-chart';
import { progressContent } from './progress.content';
import type { ProgressPageQuery } from './progress.generated';
import classes from './progress-page.module.css';

const { chart, measurements: content } = progressContent;

interface MeasureChartProps {
  name: 'weight' | 'muscleMass';
  weeks: ProgressPageQuery['myProgress']['weeks'];
  measurements: ProgressPageQuery['myWeeklyMeasurements'];
}

/** One measure: a sentence and a line chart. */
export function MeasureChart({ name, weeks, measurements }: MeasureChartProps) {
  const points = measurements.flatMap(({ id, measuredAt, [name]: kg }): MeasuredPoint[] =>
    kg === null ? [] : [{ id, measuredAt, kg }],
  );
  return (
    <div>
      <h3 className={classes.measure}>{content[name]}</h3>
      <p className={classes.sentence}>{describeChange(points)}</p>
      {points.length > 0 && (
        <LineChart
          metric={name}
          label={chart.line(content[name].toLowerCase(), dayOf(weeks[0]))}
          points={points.map(({ id, measuredAt, kg }) => ({
            key: id,
            at: Date.parse(measuredAt),
            value: kg,
          }))}
          span={spanOf(weeks)}
          moments={momentsOf(weeks)}
        />
      )}
    </div>
  );
}

/** From the first Monday to the end of the current week. */
function spanOf(weeks: MeasureChartProps['weeks']) {
  const [first, running] = [weeks[0], weeks.at(-1)].map((week) => Date.parse(week?.startsAt ?? ''));
  return { min: first!, max: running! + 7 * DAY_MS };
}

import { useMediaQuery } from '@mantine/hooks';
import { daysOfWeek } from '#common/opening-hours';
import card from '../../../components/form-card.module.css';
import { QueryBoundary } from '../../../components/query-boundary';
import { Skeleton } from '../../../components/skeleton';
import { BarChart } from '../../progress/bar-chart';
import { NumbersTable } from '../../progress/numbers-table';
import { progressContent } from '../../progress/progress.content';
import { weekLabel, weekLabels } from '../../progress/week-labels';
import { Link } from '../../../navigation/navigation';
import { BusyHoursChart, hoursOfDay, shortWeekday } from './busy-hours-chart';
import {
  busiestOf,
  describeBusiest,
  describeVisits,
  hourLabel,
  type VisitStatistics,
} from './describe-visits';
import { visitChartsContent as content } from './visit-charts.content';
import marker from '../../../components/fold-marker.module.css';
import classes from './visit-charts.module.css';
import { useVisitStatisticsQuery } from './visit-statistics.generated';

const { chart, table } = progressContent;

/** The charts fit beside the list; the same width is in the styles. */
const WIDE = '(min-width: 75em)';

interface VisitChartsProps {
  /** Only the visits by week, with a link to their list. */
  isOverview?: boolean;
}

/** How many visits there are, and when: beside the list of visits, or folded in narrow windows. */
export function VisitCharts({ isOverview = false }: VisitChartsProps) {
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false });
  const query = useVisitStatisticsQuery();
  const charts = (
    <QueryBoundary
      query={query}
      loading={<ChartsSkeleton count={isOverview ? 1 : 2} />}
      failed={content.failed}
    >
      {({ visitStatistics }) => (
        <div className={classes.charts}>
          <Weeks statistics={visitStatistics} hasLink={isOverview} />
          {!isOverview && visitStatistics.busyHours.length > 0 && <BusyHours statistics={visitStatistics} />}
        </div>
      )}
    </QueryBoundary>
  );
  return (
    <aside aria-label={content.title}>
      {isWide ? (
        charts
      ) : (
        <details className={classes.fold}>
          <summary className={marker.marked}>{isOverview ? content.weeks.title : content.fold}</summary>
          {charts}
        </details>
      )}
    </aside>
  );
}

interface StatisticsProps {
  statistics: VisitStatistics;
}

function Weeks({ statistics, hasLink }: StatisticsProps & { hasLink: boolean }) {
  const { weeks } = statistics;
  const { title, what, column, list } = content.weeks;
  return (
    <section className={card.card} aria-labelledby="visit-weeks">
      <div>
        <h2 id="visit-weeks">{title}</h2>
        <p className={classes.sentence}>{describeVisits(statistics)}</p>
      </div>
      <BarChart
        metric="visits"
        label={chart.bars(what, weekLabel(weeks[0]))}
        bars={weeks.map(({ startsOn, visits }) => ({ key: startsOn, value: visits }))}
        xLabels={weekLabels(weeks)}
      />
      <NumbersTable
        what={what}
        columns={[table.week, column]}
        rows={weeks
          .map((week, index) => ({
            key: week.startsOn,
            head: index === weeks.length - 1 ? table.soFar(weekLabel(week)) : weekLabel(week),
            cells: [String(week.visits)],
          }))
          .reverse()}
      />
      {hasLink && weeks[0] && (
        <Link to={{ search: `?tab=attendance&from=${weeks[0].startsOn}` }}>{list}</Link>
      )}
    </section>
  );
}

function BusyHours({ statistics: { weeks, busyHours } }: StatisticsProps) {
  const { title, what, column } = content.hours;
  const days = daysOfWeek();
  const visitsAt = (weekday: number, hour: number) =>
    busyHours.find((one) => one.weekday % days.length === weekday && one.hour === hour)?.visits ?? 0;
  return (
    <section className={card.card} aria-labelledby="busy-hours">
      <div>
        <h2 id="busy-hours">{title}</h2>
        <p className={classes.sentence}>{describeBusiest(busiestOf(busyHours)!)}</p>
      </div>
      <BusyHoursChart label={content.hours.chart(weekLabel(weeks[0]))} hours={busyHours} />
      <NumbersTable
        what={what}
        columns={[column, ...days.map(shortWeekday)]}
        rows={hoursOfDay(busyHours).map((hour) => ({
          key: String(hour),
          head: hourLabel(hour),
          cells: days.map((day) => String(visitsAt(day, hour))),
        }))}
      />
    </section>
  );
}

const ChartsSkeleton = ({ count }: { count: 1 | 2 }) => (
  <Skeleton>
    <div className={classes.charts}>
      <span data-bone="block" className={classes.bone} />
      {count === 2 && <span data-bone="block" className={classes.bone} />}
    </div>
  </Skeleton>
);

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
import { AboutFigure } from './about-figure';
import { figureDefinitions } from './definitions';
import { hourSearch, weekSearch, weeksSearch } from './tile-addresses';
import { visitChartsContent as content } from './visit-charts.content';
import marker from '../../../components/fold-marker.module.css';
import classes from './visit-charts.module.css';
import { useVisitStatisticsQuery } from './visit-statistics.generated';

const { chart, table } = progressContent;
const { visitWeeks } = figureDefinitions;

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
          <summary className={marker.marked}>{isOverview ? visitWeeks.name : content.fold}</summary>
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
  const { what, column, list } = content.weeks;
  return (
    <section className={card.card} aria-labelledby="visit-weeks">
      <div>
        <h2 id="visit-weeks">{visitWeeks.name}</h2>
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
            cells: [
              <Count key="visits" count={week.visits} search={weekSearch('attendance', week.startsOn)} />,
            ],
          }))
          .reverse()}
      />
      {hasLink && weeks[0] && <Link to={{ search: weeksSearch(weeks) }}>{list}</Link>}
      <AboutFigure id="visitWeeks" />
    </section>
  );
}

function BusyHours({ statistics: { weeks, busyHours } }: StatisticsProps) {
  const { what, column } = content.hours;
  const days = daysOfWeek();
  const visitsAt = (weekday: number, hour: number) =>
    busyHours.find((one) => one.weekday % days.length === weekday && one.hour === hour)?.visits ?? 0;
  return (
    <section className={card.card} aria-labelledby="busy-hours">
      <div>
        <h2 id="busy-hours">{figureDefinitions.busyHours.name}</h2>
        <p className={classes.sentence}>{describeBusiest(busiestOf(busyHours)!)}</p>
      </div>
      <BusyHoursChart label={content.hours.chart(weekLabel(weeks[0]))} hours={busyHours} />
      <NumbersTable
        what={what}
        columns={[column, ...days.map(shortWeekday)]}
        rows={hoursOfDay(busyHours).map((hour) => ({
          key: String(hour),
          head: hourLabel(hour),
          cells: days.map((day) => (
            <Count
              key={day}
              count={visitsAt(day, hour)}
              search={hourSearch(weeks, { weekday: day || days.length, hour })}
            />
          )),
        }))}
      />
      <AboutFigure id="busyHours" />
    </section>
  );
}

/** A number of visits, with a link to their list. */
const Count = ({ count, search }: { count: number; search: string }) =>
  count === 0 ? '0' : <Link to={{ search }}>{count}</Link>;

const ChartsSkeleton = ({ count }: { count: 1 | 2 }) => (
  <Skeleton>
    <div className={classes.charts}>
      <span data-bone="block" className={classes.bone} />
      {count === 2 && <span data-bone="block" className={classes.bone} />}
    </div>
  </Skeleton>
);

import card from '../../components/form-card.module.css';
import { Link } from '../../navigation/navigation';
import { BarChart } from './bar-chart';
import { weekLabel, weekLabels } from './week-labels';
import { describeRate, type RateTexts } from './describe-progress';
import { NumbersTable } from './numbers-table';
import { progressContent } from './progress.content';
import type { ActivityRateFragment, ActivityWeekFragment } from './activity-section.generated';
import classes from './progress-page.module.css';

const { chart, table } = progressContent;

interface ActivitySectionProps {
  kind: 'visits' | 'workouts';
  weeks: ActivityWeekFragment[];
  rate: ActivityRateFragment;
  /** Texts about somebody else than the current user. */
  texts?: RateTexts;
  /** Query string of the list of a week, if there is one. */
  searchOf?: (startsOn: string) => string;
}

/** Visits or workouts per week: a sentence, a bar chart and a table. */
export function ActivitySection({
  kind,
  weeks,
  rate,
  texts = progressContent[kind],
  searchOf,
}: ActivitySectionProps) {
  const isEmpty = rate.total === 0;
  const hasNever = isEmpty && rate.perWeek === null;
  return (
    <section className={card.card} aria-labelledby={kind}>
      <div>
        <h2 id={kind}>{texts.title}</h2>
        <p className={classes.sentence}>{hasNever ? texts.empty : describeRate(rate, weeks.length, texts)}</p>
        {isEmpty && <p className={classes.hint}>{texts.emptyHint}</p>}
      </div>
      {!isEmpty && (
        <>
          <BarChart
            metric={kind}
            label={chart.bars(texts.what, weekLabel(weeks[0]))}
            bars={weeks.map((week) => ({ key: week.startsOn, value: week[kind] }))}
            xLabels={weekLabels(weeks)}
          />
          <NumbersTable
            what={texts.what}
            columns={[table.week, texts.title]}
            rows={weeks
              .map((week, index) => ({
                key: week.startsOn,
                head: index === weeks.length - 1 ? table.soFar(weekLabel(week)) : weekLabel(week),
                cells: [
                  searchOf && week[kind] > 0 ? (
                    <Link key={kind} to={{ search: searchOf(week.startsOn) }}>
                      {week[kind]}
                    </Link>
                  ) : (
                    String(week[kind])
                  ),
                ],
              }))
              .reverse()}
          />
        </>
      )}
    </section>
  );
}

import card from '../../components/form-card.module.css';
import { formatShortDay } from '../../lib/format-day';
import { paths } from '../../lib/paths';
import { Link } from '../../navigation/navigation';
import { formatKg } from './describe-progress';
import { MeasurementChart } from './measurement-chart';
import { NumbersTable } from './numbers-table';
import { progressContent } from './progress.content';
import type { ProgressPageQuery } from './progress.generated';
import classes from './progress-page.module.css';

const { measurements: content, table } = progressContent;

interface MeasurementsSectionProps {
  weeks: ProgressPageQuery['myProgress']['weeks'];
  measurements: ProgressPageQuery['myWeeklyMeasurements'];
}

/** Charts of weight and muscle mass, with one table for both. */
export function MeasurementsSection({ weeks, measurements }: MeasurementsSectionProps) {
  const measured = measurements.filter(({ weight, muscleMass }) => weight !== null || muscleMass !== null);
  const isEmpty = measured.length === 0;
  return (
    <section className={card.card} aria-labelledby="measurements">
      <div>
        <h2 id="measurements">{content.title}</h2>
        {isEmpty && <p className={classes.sentence}>{content.empty(weeks.length)}</p>}
        {isEmpty && <p className={classes.hint}>{content.emptyHint}</p>}
      </div>
      {!isEmpty && (
        <>
          <div className={classes.pair}>
            <MeasurementChart name="weight" weeks={weeks} measurements={measured} />
            <MeasurementChart name="muscleMass" weeks={weeks} measurements={measured} />
          </div>
          <NumbersTable
            what={content.what}
            columns={[
              table.day,
              `${content.weight}, ${content.unit}`,
              `${content.muscleMass}, ${content.unit}`,
            ]}
            rows={[...measured].reverse().map(({ id, measuredAt, weight, muscleMass }) => ({
              key: id,
              head: formatShortDay(measuredAt),
              cells: [weight, muscleMass].map((kg) => (kg === null ? null : formatKg(kg))),
            }))}
          />
        </>
      )}
      <p className={classes.foot}>
        {!isEmpty && content.weekly} <Link to={paths.profile}>{content.add}</Link>
      </p>
    </section>
  );
}

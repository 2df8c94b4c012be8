import { paths } from '#common/paths';
import card from '../../components/form-card.module.css';
import { formatShortDay } from '../../lib/format-day';
import { Link } from '../../navigation/navigation';
import { formatKg } from './describe-progress';
import { MeasurementChart } from './measurement-chart';
import { NumbersTable } from './numbers-table';
import { progressContent } from './progress.content';
import type { WeeklyMeasurementFragment } from './measurements-section.generated';
import type { Weeks } from './week-labels';
import classes from './progress-page.module.css';

const { measurements: content, table } = progressContent;

interface MeasurementsSectionProps {
  weeks: Weeks;
  measurements: WeeklyMeasurementFragment[];
}

/** Charts of weight and muscle mass, with one table for both. */
export function MeasurementsSection({ weeks, measurements }: MeasurementsSectionProps) {
  const measured = measurements.filter(
    ({ weightKg, muscleMassKg }) => weightKg !== null || muscleMassKg !== null,
  );
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
            <MeasurementChart name="weight" field="weightKg" weeks={weeks} measurements={measured} />
            <MeasurementChart name="muscleMass" field="muscleMassKg" weeks={weeks} measurements={measured} />
          </div>
          <NumbersTable
            what={content.what}
            columns={[
              table.day,
              `${content.weight}, ${content.unit}`,
              `${content.muscleMass}, ${content.unit}`,
            ]}
            rows={[...measured].reverse().map(({ id, measuredAt, weightKg, muscleMassKg }) => ({
              key: id,
              head: formatShortDay(measuredAt),
              cells: [weightKg, muscleMassKg].map((kg) => (kg === null ? null : formatKg(kg))),
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

import { numberFormat } from '#common/number-format';
import classes from '../../components/data-table.module.css';
import { NoValue } from '../../components/no-value';
import { formatShortDay } from '../../lib/format-day';
import { profileContent } from './profile.content';
import type { MeasurementRowFragment } from './measurement-table.generated';

const { history, measurements: units } = profileContent;

const whole = numberFormat({ maximumFractionDigits: 1 });
const decimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
const COLUMNS = [
  { name: 'weightKg', format: decimal },
  { name: 'heightCm', format: whole },
  { name: 'bmi', format: decimal },
  { name: 'muscleMassKg', format: decimal },
] as const;

interface MeasurementTableProps {
  measurements: readonly MeasurementRowFragment[];
  /** Id of the heading that names the table. */
  labelledBy: string;
}

/** The table scrolls sideways, without the page, if large text makes its columns wider than the page. */
export function MeasurementTable({ measurements, labelledBy }: MeasurementTableProps) {
  return (
    <div className={classes.scroll} role="region" aria-label={history.table} tabIndex={0}>
      <table className={classes.table} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{history.columns.day}</th>
            {COLUMNS.map(({ name }) => (
              <th key={name} scope="col">
                {history.columns[name]}
                {name !== 'bmi' && <span className={classes.unit}> {units[name].unit}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {measurements.map((measured) => (
            <tr key={measured.id}>
              <th scope="row">
                <time dateTime={measured.measuredAt}>{formatShortDay(measured.measuredAt)}</time>
              </th>
              {COLUMNS.map(({ name, format }) => (
                <td key={name}>
                  {measured[name] === null ? <NoValue meaning={history.none} /> : format(measured[name])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

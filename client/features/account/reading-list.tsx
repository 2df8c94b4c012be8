import fact from '../../components/fact-row.module.css';
import { formatMoment } from '../../lib/format-moment';
import { accountContent } from './account.content';
import classes from './account-list.module.css';
import type { HealthDataReadingFragment } from './reading-list.generated';

const { empty, roles, kinds, staff, opened } = accountContent.readings;

/** Who opened which health data, and when. */
export const ReadingList = ({ readings }: { readings: readonly HealthDataReadingFragment[] }) =>
  readings.length === 0 ? (
    <p>{empty}</p>
  ) : (
    <ul className={classes.list}>
      {readings.map((reading) => (
        <li key={reading.id} className={fact.row}>
          <div>
            <p>{opened(reading.readerName ?? staff, roleOf(reading), kinds[reading.kind])}</p>
            <p className={fact.fact}>
              <time dateTime={reading.readAt}>{formatMoment(reading.readAt)}</time>
            </p>
          </div>
        </li>
      ))}
    </ul>
  );

const roleOf = ({ readerRole }: HealthDataReadingFragment): string | null => readerRole && roles[readerRole];

import { enumValue } from '#common/enum-names';
import { formatPaise } from '#common/money';
import { WAY_LABELS } from '#common/day-close/ways';
import data from '../../../components/data-table.module.css';
import type { CountedWayFragment } from './day-close.generated';
import { dayCloseContent } from './day-close.content';

const { heads, notCounted } = dayCloseContent.check;

type Row = Pick<CountedWayFragment, 'way' | 'expected' | 'counted'>;

/** "−₹50", "₹0". */
export const signed = (paise: number): string => (paise > 0 ? `+${formatPaise(paise)}` : formatPaise(paise));

/** Expected and counted amounts, by way of payment; ways without money that are not counted are left out. */
export const WaysTable = ({ ways, label }: { ways: readonly Row[]; label: string }) => (
  <div className={data.scroll} tabIndex={0} role="group" aria-label={label}>
    <table className={data.table} aria-label={label}>
      <thead>
        <tr>
          {Object.values(heads).map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ways
          .filter(({ counted, expected }) => counted !== null || expected.minorUnits !== 0)
          .map(({ way, expected, counted }) => (
            <tr key={way}>
              <th scope="row">{WAY_LABELS[enumValue(way)]}</th>
              <td>{formatPaise(expected.minorUnits)}</td>
              <td>{counted ? formatPaise(counted.minorUnits) : notCounted}</td>
              <td>{counted && signed(counted.minorUnits - expected.minorUnits)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  </div>
);

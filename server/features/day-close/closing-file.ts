/** The columns of the file of closed days. */
import { COUNTED_WAYS, WAY_LABELS, type Way } from '#common/day-close/ways';
import { studioDate, studioTime } from '../../lib/studio-date';
import type { CsvColumns } from '../exports/list-export.service';
import type { DayClosing } from './day-closing.entity';
import { differenceOf } from './way-results';

const resultOf = ({ ways }: DayClosing, way: Way) => ways.find((one) => one.way === way)!;

const amount = (paise: number | null) => (paise === null ? null : { paise });

const countedColumns = (way: Way): CsvColumns<DayClosing> => ({
  [`${WAY_LABELS[way]} expected`]: (row) => amount(resultOf(row, way).expectedPaise),
  [`${WAY_LABELS[way]} counted`]: (row) => amount(resultOf(row, way).countedPaise),
  [`${WAY_LABELS[way]} difference`]: (row) => amount(differenceOf(resultOf(row, way))),
  [`${WAY_LABELS[way]} reason`]: (row) => resultOf(row, way).reason,
});

export const closingColumns: CsvColumns<DayClosing> = {
  'Closing ID': ({ id }) => id,
  Day: ({ day }) => day,
  'Covers from': ({ coversFrom }) => coversFrom,
  Float: ({ floatPaise }) => amount(floatPaise),
  'Float reason': ({ floatReason }) => floatReason,
  ...Object.fromEntries(COUNTED_WAYS.flatMap((way) => Object.entries(countedColumns(way)))),
  'Bank transfers': (row) => amount(resultOf(row, 'bank_transfer').expectedPaise),
  Online: (row) => amount(resultOf(row, 'online').expectedPaise),
  'Left in drawer': ({ leftPaise }) => amount(leftPaise),
  'Handed over': ({ handedOverPaise }) => amount(handedOverPaise),
  'Handed over to': ({ handedOverTo }) => handedOverTo,
  'Closed on': ({ closedAt }) => studioDate(closedAt),
  'Closed at': ({ closedAt }) => studioTime(closedAt),
  'Closed by': ({ closedBy }) => closedBy,
  'Opened again on': ({ reopening }) => (reopening ? studioDate(reopening.reopenedAt) : null),
  'Opened again by': ({ reopening }) => reopening?.reopenedBy ?? null,
  'Opened again because': ({ reopening }) => reopening?.reason ?? null,
};

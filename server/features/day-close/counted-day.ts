import type { NoteCount } from '#common/day-close/ways';
import type { Money } from '../../graphql/money.type';

/** The counts, and the use of the cash. */
export interface CountedDay {
  day: string;
  /** Version of the figures that were shown. */
  version: string;
  /** The float, if it was not what the last closing left. */
  float?: { amount: Money; reason: string } | null;
  notes: NoteCount[];
  otherCash: Money;
  upi: Money;
  bankList?: string | null;
  card: Money;
  differences: { way: string; reason: string }[];
  leftInDrawer: Money;
  handedOverTo: string;
  requestKey: string;
}

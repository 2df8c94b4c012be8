import type { DateRange } from '../../graphql/types.generated';
import { daysIn } from './list/day-range';
import { useListAddress } from './list/list-address';

/** Search parameters: the days on which payments and refunds of the listed orders were booked. */
const FROM = 'booked-from';
const TO = 'booked-to';

interface BookedDays {
  from: string;
  to: string;
  /** Null if no days are chosen. */
  range: DateRange | null;
}

/** The days in the address, and the function that changes them. */
export function useBookedDays() {
  const address = useListAddress();
  const [from, to] = [address.value(FROM), address.value(TO)];
  const days: BookedDays = { from, to, range: daysIn(from, to) };
  return { days, choose: (chosen: { from: string; to: string }) => address.change(bookedOn(chosen)) };
}

/** The search parameters of these days. */
export const bookedOn = ({ from, to }: { from: string; to: string }): Record<string, string> => ({
  [FROM]: from,
  [TO]: to,
});

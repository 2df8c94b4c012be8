import { useSearchParams } from 'react-router-dom';
import { addMonths, studioDay, textOfDay } from '#common/calendar';
import { dateFormat } from '#common/formats';
import { useMinute } from '../../../lib/use-minute';

/** The most months that a file for the accountant may have. */
const MONTHS = 24;

const inWords = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "2026-11" and the months before it, with their names. */
export function monthsUntil(epochMs: number): { value: string; label: string }[] {
  const first = { ...studioDay(epochMs), day: 1 };
  return Array.from({ length: MONTHS }, (_, index) => {
    const day = textOfDay(addMonths(first, -index));
    return { value: day.slice(0, 7), label: inWords(new Date(day)) };
  });
}

/** The month that `?month=` names, by default the current one. */
export function useChosenMonth() {
  const [address, setAddress] = useSearchParams();
  const months = monthsUntil(useMinute());
  const named = months.find(({ value }) => value === address.get('month'));
  const choose = (month: string) =>
    setAddress((before) => new URLSearchParams({ ...Object.fromEntries(before), month }), { replace: true });
  return { months, month: (named ?? months[0]!).value, choose };
}

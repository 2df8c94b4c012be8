import { addDays, addMonths, dayOfText, textOfDay } from '../calendar';
import type { Period } from './accounting.form';

/** The days of a month, such as "2026-11". */
export function periodOfMonth(month: string): Period {
  const first = dayOfText(`${month}-01`)!;
  return { from: textOfDay(first), to: textOfDay(addDays(addMonths(first, 1), -1)) };
}

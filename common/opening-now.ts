import { DAY_NAMES, formatTimeOfDay, spansOnWeekday, studioTime, type OpenSpan } from './opening-hours';
import { studio, type Holiday } from './studio';
import { DAY_MS, MINUTE_MS } from './time';

/** How many days ahead the next opening is looked for. */
const DAYS_AHEAD = 14;

/** Whether the studio is open now, with a line of text that says until or from when. */
export function openingLine(epochMs: number): { isOpen: boolean; text: string } {
  const { minutes } = studioTime(epochMs);
  const today = spansOn(epochMs);
  const current = today.find((span) => minutes >= span.from && minutes < span.to);
  if (current) return { isOpen: true, text: `Open until ${formatTimeOfDay(current.to)}` };
  const later = today.find((span) => minutes < span.from);
  if (later && later !== today[0]) return { isOpen: false, text: `Back at ${formatTimeOfDay(later.from)}` };
  return {
    isOpen: false,
    text: later
      ? `Closed, opens ${formatTimeOfDay(later.from)}`
      : nextOpening(epochMs - minutes * MINUTE_MS + DAY_MS / 2),
  };
}

/**
 * "Closed, opens 5 am" tomorrow, "Closed, opens Monday 5 am" after that. Counted from noon, since days on which clocks are
 * changed are an hour longer or shorter.
 */
function nextOpening(noon: number): string {
  for (let days = 1; days <= DAYS_AHEAD; days += 1) {
    const then = noon + days * DAY_MS;
    const [first] = spansOn(then);
    const day = days === 1 ? '' : `${DAY_NAMES[studioTime(then).day]} `;
    if (first) return `Closed, opens ${day}${formatTimeOfDay(first.from)}`;
  }
  return 'Closed';
}

/** Opening periods on the day of a point in time, which may be a holiday. */
export function spansOn(epochMs: number): readonly OpenSpan[] {
  const { day, date } = studioTime(epochMs);
  return holidayOn(date)?.spans ?? spansOnWeekday(day);
}

/** The holiday that a date belongs to. */
const holidayOn = (date: string): Holiday | undefined =>
  studio.holidays.find(({ from, to }) => from <= date && date <= to);

/** The time at which the studio opens, if it is the same every day of the week; otherwise null. */
export function dailyOpening(): string | null {
  const openings = new Set(studio.week.map(([first]) => first?.from));
  const [only] = openings;
  return openings.size === 1 && only !== undefined ? formatTimeOfDay(only) : null;
}

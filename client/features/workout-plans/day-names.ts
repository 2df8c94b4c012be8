import { textOfDay, type CalendarDay } from '#common/calendar';
import { studio } from '#common/studio';
import { formatDay } from '../../lib/format-day';

const shortDay = new Intl.DateTimeFormat(studio.locale, {
  timeZone: studio.timeZone,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

/** "Mon, 23 Nov". */
export const shortDayName = (day: CalendarDay): string => shortDay.format(new Date(textOfDay(day)));

/** "23 November 2026". */
export const longDayName = (day: CalendarDay): string => formatDay(textOfDay(day));

import { addDays, addMonths, dayOfText, studioDay, textOfDay, type CalendarDay } from '#common/calendar';
import { activityFilter, VISITOR } from '../activities/activity-filter';
import { bookedOn, documentsOn, searchFor } from '../orders/order-filter';
import { memberFilter, NO_TRAINER } from '../members/member-filters';

/** "Ending in 7 days": today is the first of them. */
const DAYS_AHEAD = 6;
const WEEK_DAYS = 7;

export type ListTile = ReturnType<typeof listTiles>[number];

/**
 * The figures of the overview at a moment, as the addresses of the lists that they count: the filter of a figure is read
 * from its address by the function with which the list reads it, so the two always agree.
 */
export function listTiles(now: number) {
  const today = studioDay(now);
  const from = textOfDay(today);
  const ends = { 'ends-from': from, 'ends-to': textOfDay(addDays(today, DAYS_AHEAD)) };
  return [
    membersTile('active', { status: 'active' }),
    membersTile('ending', { status: 'active', ...ends }),
    visitsTile('visits', { from, to: from }),
    membersTile('withoutTrainer', { status: 'active', trainer: NO_TRAINER }),
  ] as const;
}

/** Revenue of this month until today, and of the same days of last month. */
export function revenueTile(now: number) {
  const today = studioDay(now);
  const current = monthUntil(today);
  return {
    id: 'revenue' as const,
    search: bookedSearch(current),
    current,
    before: monthUntil(addMonths(today, -1)),
  };
}

/** Amounts that members owe. */
export const duesTile = { id: 'dues' as const, search: searchFor('part_paid') };

/** The visits or workouts of a week, of everybody or of one member; it begins on a Monday, an ISO 8601 date. */
export const weekSearch = (tab: 'attendance' | 'workouts', startsOn: string, visitor = ''): string =>
  searchOf(tab, { from: startsOn, to: lastDayOf(startsOn), ...(visitor && { [VISITOR]: visitor }) });

/** All visits or workouts of a member. */
export const visitorSearch = (tab: 'attendance' | 'workouts', visitor: string): string =>
  searchOf(tab, { [VISITOR]: visitor });

type Weeks = readonly { startsOn: string }[];

/** The visits of some weeks. */
export const weeksSearch = (weeks: Weeks): string => searchOf('attendance', daysOf(weeks));

/** The visits of one hour of the week in them. */
export const hourSearch = (weeks: Weeks, { weekday, hour }: { weekday: number; hour: number }): string =>
  searchOf('attendance', { ...daysOf(weeks), weekday: String(weekday), hour: String(hour) });

const daysOf = (weeks: Weeks) => ({ from: weeks[0]!.startsOn, to: lastDayOf(weeks.at(-1)!.startsOn) });

const lastDayOf = (startsOn: string): string => textOfDay(addDays(dayOfText(startsOn)!, WEEK_DAYS - 1));

/** Orders with a payment or refund that was booked on some days. */
export const bookedSearch = (days: { from: string; to: string }): string => searchFor('all', bookedOn(days));

const monthUntil = (day: CalendarDay) => ({ from: textOfDay({ ...day, day: 1 }), to: textOfDay(day) });

type Parameters = Record<string, string>;

const membersTile = <Id extends string>(id: Id, parameters: Parameters) => ({
  id,
  of: 'members' as const,
  search: searchOf('members', parameters),
  filter: memberFilter(listAt(parameters)),
});

const visitsTile = <Id extends string>(id: Id, parameters: Parameters) => ({
  id,
  of: 'activities' as const,
  search: searchOf('attendance', parameters),
  filter: activityFilter('ATTENDANCE', listAt(parameters)),
});

const searchOf = (tab: string, parameters: Parameters) => `?${new URLSearchParams({ tab, ...parameters })}`;

const listAt = (parameters: Parameters) => ({ value: (name: string) => parameters[name] ?? '' });

/** Orders with a document that has one of these days on it. */
export const documentsSearch = (days: { from: string; to: string }): string =>
  searchFor('all', documentsOn(days));

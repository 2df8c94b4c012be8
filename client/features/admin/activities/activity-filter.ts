import { HOURS, WEEKDAYS } from '#common/activity/limits';
import type { ActivityFilter, ActivityType } from '../../../graphql/types.generated';
import { daysIn, type ListAddress } from '../list/list-address';

/** Search parameter of the account whose visits are listed; `?member=` opens the drawer. */
export const VISITOR = 'visitor';

/** The parameters of the search and the filters of the list in the address, all empty. */
export const NO_ACTIVITY_FILTERS = { q: '', from: '', to: '', weekday: '', hour: '', [VISITOR]: '' };

/** The filter of the list in the address; values that no filter has are ignored. */
export function activityFilter(type: ActivityType, { value }: Pick<ListAddress, 'value'>): ActivityFilter {
  const happenedOn = daysIn(value('from'), value('to'));
  const weekday = numberIn(value('weekday'), WEEKDAYS);
  const hour = numberIn(value('hour'), HOURS);
  return {
    type,
    ...(value('q') && { search: value('q') }),
    ...(happenedOn && { happenedOn }),
    ...(weekday !== null && { weekday }),
    ...(hour !== null && { hour }),
    ...(value(VISITOR) && { memberId: value(VISITOR) }),
  };
}

function numberIn(text: string, { min, max }: { min: number; max: number }): number | null {
  const number = Number(text);
  return /^\d+$/.test(text) && number >= min && number <= max ? number : null;
}

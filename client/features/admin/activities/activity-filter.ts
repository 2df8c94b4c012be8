import type { ActivityFilter, ActivityType } from '../../../graphql/types.generated';
import { daysIn, type ListAddress } from '../list/list-address';

/** The search and the days of the list in the address, all empty. */
export const NO_ACTIVITY_FILTERS = { q: '', from: '', to: '' };

/** The filter of the list in the address; values that no filter has are ignored. */
export function activityFilter(type: ActivityType, { value }: Pick<ListAddress, 'value'>): ActivityFilter {
  const happenedOn = daysIn(value('from'), value('to'));
  return { type, ...(value('q') && { search: value('q') }), ...(happenedOn && { happenedOn }) };
}

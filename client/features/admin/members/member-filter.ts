import { enumName } from '#common/enum-names';
import { SEARCH_LENGTH_MAX } from '#common/limits';
import type { MemberFilter, MemberOrderField } from '../../../graphql/types.generated';
import { daysIn, sortFrom, type ListAddress, type ListSort, type RowCount } from '../list/list-address';

export type MemberSort = 'name' | 'paid-until' | 'last-visit' | 'joined';

const SORT_FIELDS: Record<MemberSort, MemberOrderField> = {
  name: 'NAME',
  'paid-until': 'PAID_UNTIL',
  'last-visit': 'LAST_VISIT_AT',
  joined: 'CREATED_AT',
};

const SORTS = Object.keys(SORT_FIELDS) as MemberSort[];

const BY_NAME: ListSort<MemberSort> = { by: 'name', isDescending: false };

/** With the memberships of 100 members, a request would exceed the cost that it may have. */
export const MEMBER_ROW_COUNTS: readonly RowCount[] = [25, 50];

export const MEMBER_STATUSES = ['active', 'inactive'] as const;

/** Value of `?trainer=` for members without one. */
export const NO_TRAINER = 'none';

/** The parameters of the search and the filters in the address, all empty. */
export const NO_FILTERS = { q: '', status: '', plan: '', trainer: '', 'ends-from': '', 'ends-to': '' };

export const memberSort = (address: ListAddress): ListSort<MemberSort> =>
  sortFrom(address.value('sort'), SORTS) ?? BY_NAME;

/** Filter and order of the list in the address; values that no filter has are ignored. */
export function memberQuestion(address: ListAddress) {
  const { by, isDescending } = memberSort(address);
  return {
    filter: memberFilter(address),
    orderBy: { field: SORT_FIELDS[by], direction: isDescending ? 'DESC' : 'ASC' } as const,
  };
}

export function memberFilter({ value }: Pick<ListAddress, 'value'>): MemberFilter {
  const status = MEMBER_STATUSES.find((known) => known === value('status'));
  const plan = value('plan');
  const trainer = value('trainer');
  const paidUntil = daysIn(value('ends-from'), value('ends-to'));
  return {
    ...(value('q') && { search: value('q').slice(0, SEARCH_LENGTH_MAX) }),
    ...(status && { membershipStatus: enumName(status) }),
    ...(plan && { planName: [plan] }),
    ...(trainer && (trainer === NO_TRAINER ? { hasTrainer: false } : { trainerId: trainer })),
    ...(paidUntil && { paidUntil }),
  };
}

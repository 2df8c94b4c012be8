import { enumName } from '#common/enum-names';
import { SEARCH_LENGTH_MAX } from '#common/limits';
import { useHasPermission } from '../../../lib/permissions';
import type { MemberFilter, MemberSortField } from '../../../graphql/types.generated';
import { DateRangePill, FilterPill } from '../list/filter-pill';
import { daysIn, sortFrom, sortValue, type ListAddress, type ListSort } from '../list/list-address';
import { listContent } from '../list/list.content';
import { membersContent } from './members.content';
import type { MemberChoicesQuery } from './members.generated';
import classes from './member-filters.module.css';

const { filters, statuses } = membersContent;

export type MemberSort = 'name' | 'paid-until' | 'last-visit' | 'joined';

const SORT_FIELDS: Record<MemberSort, MemberSortField> = {
  name: 'NAME',
  'paid-until': 'PAID_UNTIL',
  'last-visit': 'LAST_VISIT_AT',
  joined: 'CREATED_AT',
};

const SORTS = Object.keys(SORT_FIELDS) as MemberSort[];

const SORT_LABELS: Record<MemberSort | `-${MemberSort}`, string> = membersContent.sorts;

const BY_NAME: ListSort<MemberSort> = { by: 'name', isDescending: false };

const MEMBER_STATUSES = ['active', 'inactive'] as const;

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
  const endsOn = daysIn(value('ends-from'), value('ends-to'));
  return {
    ...(value('q') && { search: value('q').slice(0, SEARCH_LENGTH_MAX) }),
    ...(status && { membershipStatus: enumName(status) }),
    ...(plan && { planNames: [plan] }),
    ...(trainer && (trainer === NO_TRAINER ? { hasTrainer: false } : { trainerId: trainer })),
    ...(endsOn && { membershipEndsOn: endsOn }),
  };
}

interface MemberFiltersProps {
  address: ListAddress;
  choices: MemberChoicesQuery | undefined;
}

/** The filters of the members list; in narrow windows also its order, which otherwise is in the heads of the table. */
export function MemberFilters({ address, choices }: MemberFiltersProps) {
  const options = optionsOf(choices);
  const listsAll = useHasPermission('members:read-any');
  const pill = (name: keyof typeof options) => ({
    label: filters[name],
    address,
    name,
    options: withCurrent(options[name], address.value(name)),
  });
  return (
    <>
      <FilterPill {...pill('status')} />
      <FilterPill {...pill('plan')} />
      {listsAll && <FilterPill {...pill('trainer')} />}
      <DateRangePill label={filters.expiry} address={address} from="ends-from" to="ends-to" />
      <label className={classes.sort}>
        <span>{listContent.sortBy}</span>
        <select
          value={sortValue(memberSort(address))}
          onChange={({ currentTarget }) => address.change({ sort: currentTarget.value })}
        >
          {Object.entries(SORT_LABELS).map(([sort, label]) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

const optionsOf = (choices: MemberChoicesQuery | undefined) => ({
  status: MEMBER_STATUSES.map((status) => ({
    value: status,
    label: statuses[status === 'active' ? 'ACTIVE' : 'INACTIVE'],
  })),
  plan: (choices?.planOffers ?? []).map(({ name }) => ({ value: name, label: name })),
  trainer: [
    { value: NO_TRAINER, label: membersContent.trainer.none },
    ...(choices?.trainers ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ],
});

/** The value in the address may not be known yet, or not any more. */
const withCurrent = (options: { value: string; label: string }[], value: string) =>
  value === '' || options.some((option) => option.value === value)
    ? options
    : [...options, { value, label: value }];

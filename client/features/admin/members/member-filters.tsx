import { DateRangePill, FilterPill } from '../list/filter-pill';
import { sortValue, type ListAddress } from '../list/list-address';
import { listContent } from '../list/list.content';
import { MEMBER_STATUSES, memberSort, NO_TRAINER } from './member-filter';
import { membersContent } from './members.content';
import type { MemberChoicesQuery } from './members.generated';
import classes from './member-filters.module.css';

const { filters, sorts, statuses, trainer } = membersContent;

interface MemberFiltersProps {
  address: ListAddress;
  choices: MemberChoicesQuery | undefined;
}

/** The filters of the members list; in narrow windows also its order, which otherwise is in the heads of the table. */
export function MemberFilters({ address, choices }: MemberFiltersProps) {
  const options = optionsOf(choices);
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
      <FilterPill {...pill('trainer')} />
      <DateRangePill label={filters.expiry} address={address} from="ends-from" to="ends-to" />
      <label className={classes.sort}>
        <span>{listContent.sortBy}</span>
        <select
          value={sortValue(memberSort(address))}
          onChange={({ currentTarget }) => address.change({ sort: currentTarget.value })}
        >
          {Object.entries(sorts).map(([sort, label]) => (
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
    { value: NO_TRAINER, label: trainer.none },
    ...(choices?.trainers ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ],
});

/** The value in the address may not be known yet, or not any more. */
const withCurrent = (options: { value: string; label: string }[], value: string) =>
  value === '' || options.some((option) => option.value === value)
    ? options
    : [...options, { value, label: value }];

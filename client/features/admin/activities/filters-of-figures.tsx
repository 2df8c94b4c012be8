import { DAY_NAMES } from '#common/opening-hours';
import { focusHeading } from '../../../lib/focus-heading';
import { hoursLabel } from '../figures/describe-visits';
import { FilterValue } from '../list/filter-pill';
import type { ListAddress } from '../list/list-address';
import { listContent } from '../list/list.content';
import { memberName } from '../members/member-name';
import { usePickedMember } from '../member-picker/use-picked-member';
import { activitiesContent as content } from './activities.content';
import { VISITOR } from './activity-filter';

/** Filters with which figures open the list: an hour of the week, and one member. They are only shown and removed. */
export function FiltersOfFigures({ address }: { address: ListAddress }) {
  const visitor = address.value(VISITOR);
  const member = usePickedMember(visitor || null);
  const time = timeIn(address);
  const remove = (...names: string[]) => {
    address.change(Object.fromEntries(names.map((name) => [name, ''])));
    // The pressed button disappears.
    focusHeading(document.querySelector('h1'));
  };
  return (
    <>
      {time && (
        <FilterValue label={content.hours} onRemove={() => remove('weekday', 'hour')}>
          {time}
        </FilterValue>
      )}
      {visitor && (
        <FilterValue label={content.member} onRemove={() => remove(VISITOR)}>
          {member ? memberName(member) : listContent.oneAccount}
        </FilterValue>
      )}
    </>
  );
}

/** "Monday 6 to 7 pm". */
function timeIn({ value }: ListAddress): string {
  const weekday = value('weekday') && DAY_NAMES[Number(value('weekday')) % DAY_NAMES.length];
  const hour = value('hour') && hoursLabel(Number(value('hour')));
  return [weekday, hour].filter(Boolean).join(' ');
}

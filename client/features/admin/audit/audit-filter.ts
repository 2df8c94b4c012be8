import { enumName } from '#common/enum-names';
import { ENTRY_LABELS, type EntryName } from '#common/journal/entry-labels';
import type { JournalFilter } from '../../../graphql/types.generated';
import { daysIn } from '../list/day-range';
import type { ListAddress } from '../list/list-address';

/** The parameters of the filters in the address, all empty. */
export const NO_FILTERS = { type: '', from: '', to: '', actor: '', member: '' };

export const ENTRY_NAMES = Object.keys(ENTRY_LABELS) as EntryName[];

/** The filter of the list in the address; values that no filter has are ignored. */
export function auditFilter({ value }: ListAddress): JournalFilter {
  const type = ENTRY_NAMES.find((known) => known === value('type'));
  const happenedOn = daysIn(value('from'), value('to'));
  return {
    ...(type && { type: enumName(type) }),
    ...(value('actor') && { actorId: value('actor') }),
    ...(value('member') && { memberId: value('member') }),
    ...(happenedOn && { happenedOn }),
  };
}

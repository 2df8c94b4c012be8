import type { MemberSelection } from '../../../../graphql/types.generated';
import type { ListAddress } from '../../list/list-address';
import type { RowSelection } from '../../list/row-selection';
import { memberFilter } from '../member-filter';

/** The selection as the server reads it: all that match are sent as their filter, not by their ids. */
export const selectedMembers = (selection: RowSelection, address: ListAddress): MemberSelection =>
  selection.isAll ? { filter: memberFilter(address) } : { userIds: [...selection.ids] };

/** The filter of a list of the selected members. */
export const selectedFilter = (selection: RowSelection, address: ListAddress) =>
  selection.isAll ? memberFilter(address) : { id: [...selection.ids] };

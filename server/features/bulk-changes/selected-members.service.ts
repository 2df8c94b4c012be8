import { BULK_MEMBERS_MAX } from '#common/bulk-changes/limits';
import { accountMessages } from '#common/accounts/messages';
import { SELECTED_MEMBERS_MAX } from '#common/members/limits';
import { bulkMessages } from '#common/bulk-changes/bulk';
import { memberMessages } from '#common/members/messages';
import { idsUpTo } from '../../database/list-counts';
import type { UserActor } from '../../lib/actor';
import { Conflict, invalidField } from '../../lib/errors';
import { requirePermission } from '../../lib/require-permission';
import { isUuid } from '../../lib/uuid';
import type { MemberConditions, MemberListsService } from '../members/member-lists.service';
import { requireMemberFilter } from '../members/require-member-filter';

/** Members by their ids, or all members that match a filter. */
export interface Selection {
  memberIds?: readonly string[] | null;
  filter?: MemberConditions | null;
}

/** Finds the members selected by staff. */
export class SelectedMembersService {
  constructor(private readonly parts: { memberLists: MemberListsService }) {}

  /** The ids of the members, each once. Accounts that were selected by id may have been deleted. */
  async idsOf(actor: UserActor, { memberIds, filter }: Selection): Promise<string[]> {
    if (memberIds) return checkedIds(memberIds);
    requirePermission(actor, 'members:read-any');
    requireMemberFilter(actor, { filter });
    return this.matching(filter!);
  }

  private async matching(filter: MemberConditions): Promise<string[]> {
    const ids = await this.parts.memberLists.read({ filter }, (list) => idsUpTo(list, BULK_MEMBERS_MAX + 1));
    if (ids.length > BULK_MEMBERS_MAX) throw new Conflict('TOO_MANY_MEMBERS', bulkMessages.tooMany);
    return ids;
  }
}

function checkedIds(memberIds: readonly string[]): string[] {
  if (memberIds.length > SELECTED_MEMBERS_MAX)
    throw invalidField(['members', 'memberIds'], 'TOO_LONG', memberMessages.tooManySelected);
  if (!memberIds.every(isUuid))
    throw invalidField(['members', 'memberIds'], 'INVALID_FORMAT', accountMessages.notFound);
  return [...new Set(memberIds.map((id) => id.toLowerCase()))];
}

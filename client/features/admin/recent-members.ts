/** The members whom the current user has opened or chosen since the page was loaded; only their ids, and not stored. */
import { useApolloClient } from '@apollo/client/react';
import { PickableMemberFragmentDoc, type PickableMemberFragment } from './member-picker.generated';

const RECENT_MAX = 5;

let recentIds: readonly string[] = [];

export function rememberMember(id: string): void {
  recentIds = [id, ...recentIds.filter((other) => other !== id)].slice(0, RECENT_MAX);
}

/** The recent members, the last one first. The cache is emptied when the user logs out, so then there are none. */
export function useRecentMembers(): PickableMemberFragment[] {
  const { cache } = useApolloClient();
  return recentIds.flatMap(
    (id) => cache.readFragment({ id: `User:${id}`, fragment: PickableMemberFragmentDoc }) ?? [],
  );
}

/** Members whom the current user has opened or chosen in this session; only their ids, which are not stored. */
import { useApolloClient } from '@apollo/client/react';
import { onSessionEnd } from '../../../lib/storage';
import { PickableMemberFragmentDoc, type PickableMemberFragment } from './member-picker.generated';

const RECENT_MAX = 5;

let recentIds: readonly string[] = [];
onSessionEnd(() => (recentIds = []));

export function rememberMember(id: string): void {
  recentIds = [id, ...recentIds.filter((other) => other !== id)].slice(0, RECENT_MAX);
}

/** The recent members whose names are known, the last one first. */
export function useRecentMembers(): PickableMemberFragment[] {
  const { cache } = useApolloClient();
  return recentIds.flatMap(
    (id) => cache.readFragment({ id: `User:${id}`, fragment: PickableMemberFragmentDoc }) ?? [],
  );
}

import { usePickedMemberQuery, type PickableMemberFragment } from './member-picker.generated';

/** The member with an id from the address, once their name is known. */
export function usePickedMember(id: string | null): PickableMemberFragment | null {
  const { data } = usePickedMemberQuery({
    variables: { id: id ?? '' },
    fetchPolicy: id === null ? 'standby' : 'cache-and-network',
  });
  return id === null ? null : (data?.user ?? null);
}

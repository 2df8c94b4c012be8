import { useApolloClient } from '@apollo/client/react';
import { lastListedAfter } from '../drawer/listed-members';
import { NextMemberDocument, PlaceOfMemberDocument, type EditableMemberFragment } from './details.generated';

/** Members that the search for one address or number returns at most; others have it in a longer one. */
const FOUND_MAX = 20;

/**
 * Finds the member after one: in the list from which the page was opened, else in the default order of all members.
 * Null if there is none.
 */
export function useNextMember() {
  const client = useApolloClient();
  const after = async (id: string, search: string): Promise<string | null> => {
    const { data: found } = await client.query({
      query: PlaceOfMemberDocument,
      variables: { search, first: FOUND_MAX },
      fetchPolicy: 'network-only',
    });
    const place = found?.members.edges.find(({ node }) => node.id === id);
    if (!place) return null;
    const { data } = await client.query({
      query: NextMemberDocument,
      variables: { after: place.cursor },
      fetchPolicy: 'network-only',
    });
    return data?.members.nodes[0]?.id ?? null;
  };
  return async ({ id, email, phone }: EditableMemberFragment): Promise<string | null> => {
    const listed = lastListedAfter(id);
    return listed === undefined ? after(id, email ?? phone ?? '') : listed;
  };
}

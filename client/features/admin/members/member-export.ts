import type { ApolloClient } from '@apollo/client';
import type { ListAddress } from '../list/list-address';
import { memberVariables } from './member-filter';
import { MemberExportUrlDocument } from './members.generated';

/** The URL of the file with the members of the list in the address, in its order. */
export async function memberExportUrl(client: ApolloClient, address: ListAddress) {
  const { filter, orderBy } = memberVariables(address);
  const { data } = await client.query({
    query: MemberExportUrlDocument,
    variables: { filter, orderBy },
    fetchPolicy: 'no-cache',
  });
  return data?.memberExportUrl;
}

import type { ApolloClient } from '@apollo/client';
import { MemberExportUrlDocument, type MemberExportUrlQueryVariables } from './members.generated';

/** The URL of the file with the members of a list, in its order. */
export async function memberExportUrl(client: ApolloClient, list: MemberExportUrlQueryVariables) {
  const { data } = await client.query({
    query: MemberExportUrlDocument,
    variables: list,
    fetchPolicy: 'no-cache',
  });
  return data?.memberExportUrl;
}

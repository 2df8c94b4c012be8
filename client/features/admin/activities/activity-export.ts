import type { ApolloClient } from '@apollo/client';
import { ActivityExportUrlDocument, type ActivityExportUrlQueryVariables } from './activities.generated';

/** The URL of the file with the visits or workouts of a list. */
export async function activityExportUrl(client: ApolloClient, list: ActivityExportUrlQueryVariables) {
  const { data } = await client.query({
    query: ActivityExportUrlDocument,
    variables: list,
    fetchPolicy: 'no-cache',
  });
  return data?.activityExportUrl;
}

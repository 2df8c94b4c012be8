import type { ApolloClient } from '@apollo/client';
import type { ActivityFilter } from '../../../graphql/types.generated';
import { ActivityExportUrlDocument } from './activities.generated';

/** The URL of the file with the visits or workouts that match. */
export async function activityExportUrl(client: ApolloClient, filter: ActivityFilter) {
  const { data } = await client.query({
    query: ActivityExportUrlDocument,
    variables: { filter },
    fetchPolicy: 'no-cache',
  });
  return data?.activityExportUrl;
}

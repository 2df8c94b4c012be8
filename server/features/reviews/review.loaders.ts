import type { Batch } from '../../graphql/loaders';

/** Which of the given users have visited the studio recently. */
export const recentVisitors: Batch<string, true> = async (userIds, { activities }) => {
  const visitors = await activities.trainingHere(userIds);
  return new Map([...visitors].map((userId) => [userId, true]));
};

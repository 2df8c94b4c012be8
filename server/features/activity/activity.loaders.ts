import type { Page, PageRequest } from '../../database/keyset-page';
import type { Batch } from '../../graphql/loaders';
import type { Activity } from './activity.entity';
import type { MemberActivityFilter } from './activity.service';

/** A page of the activities of each member, by the id of the member. */
export const activitiesOfMembers: Batch<
  string,
  Page<Activity>,
  [PageRequest & { filter?: MemberActivityFilter | null }]
> = (memberIds, { activities }, { filter, ...request }) => activities.ofMembers(memberIds, filter, request);

import type { Page, PageRequest } from '../../database/keyset-page';
import type { Batch } from '../../graphql/loaders';
import type { Activity } from './activity.entity';
import type { MemberActivityFilter } from './activity.service';

interface FirstPage {
  filter: MemberActivityFilter | null | undefined;
  request: PageRequest;
}

/** The first page of activities of members, by the id of the member. */
export const activitiesOfMembers: Batch<string, Page<Activity>, [FirstPage]> = (
  memberIds,
  { activities },
  { filter, request },
) => activities.ofMembers(memberIds, filter, request);

import type { Batch } from '../../graphql/loaders';
import type { MemberWaiver } from './member-waiver.type';

/** Whether members have accepted the waiver, by their id; empty if the studio has none. */
export const waiversOfMembers: Batch<string, MemberWaiver> = (memberIds, { waivers }) =>
  waivers.ofMembers(memberIds);

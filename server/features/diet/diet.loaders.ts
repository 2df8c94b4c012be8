import type { Batch } from '../../graphql/loaders';
import type { UserActor } from '../../lib/actor';
import type { DietDetails } from './diet-details.entity';

/** The diet details of members. */
export const dietDetailsOfMembers: Batch<string, DietDetails, [reader: UserActor]> = async (
  ids,
  { diet },
  reader,
) => new Map((await diet.ofMembers(ids, reader)).map((details) => [details.userId!, details]));

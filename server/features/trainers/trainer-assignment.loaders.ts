import type { Batch } from '../../graphql/loaders';
import type { Trainer } from './trainer.entity';

/** Trainers by the id of the member; members without a trainer are missing. */
export const trainersOfMembers: Batch<string, Trainer> = async (userIds, { trainerAssignments }) =>
  new Map((await trainerAssignments.ofMembers(userIds)).map(({ userId, trainer }) => [userId, trainer]));

/** Numbers of members by the id of their trainer. */
export const memberCounts: Batch<string, number> = (trainerIds, { trainerAssignments }) =>
  trainerAssignments.countsOf(trainerIds);

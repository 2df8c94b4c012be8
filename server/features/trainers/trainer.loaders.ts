import type { Batch } from '../../graphql/loaders';
import type { Trainer } from './trainer.entity';

/** Trainers by their id; deleted ones are missing. */
export const trainersById: Batch<string, Trainer> = async (ids, { trainers }) =>
  new Map((await trainers.withIds(ids)).map((trainer) => [trainer.id, trainer]));

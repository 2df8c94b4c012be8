import type { Context } from '../../graphql/context';
import type { Batch } from '../../graphql/loaders';
import type { Trainer } from './trainer.entity';

/** Trainers by their id; deleted ones are missing. */
export const trainersById: Batch<string, Trainer> = async (ids, { trainers }) =>
  new Map((await trainers.withIds(ids)).map((trainer) => [trainer.id, trainer]));

const namesById: Batch<string, string> = (ids, { trainers }) => trainers.namesOf(ids);

/** Names by the ids of trainers, also of deleted ones. */
export async function trainerNames(
  ids: readonly string[],
  load: Context['load'],
): Promise<ReadonlyMap<string, string>> {
  const named = await Promise.all(ids.map(async (id) => [id, await load(namesById, id)] as const));
  return new Map(named.flatMap(([id, name]) => (name === undefined ? [] : [[id, name] as const])));
}

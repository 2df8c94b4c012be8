import type { EntityManager, FindOptionsRelations, Repository } from 'typeorm';
import { foldForSearch } from '#common/fold-for-search';
import { trainerMessages as messages } from '#common/trainers/messages';
import { invalidField, NotFound } from '../../lib/errors';
import { isUuid } from '../../lib/uuid';
import { Trainer } from './trainer.entity';

export const WITH_PICTURE = { picture: { file: true } } as const;

/** All trainers in display order. */
export const inOrder = (
  trainers: Repository<Trainer>,
  relations: FindOptionsRelations<Trainer> = {},
): Promise<Trainer[]> => trainers.find({ relations, order: { position: 'ASC', id: 'ASC' } });

export async function lockTrainer(
  manager: EntityManager,
  id: string,
  mode: 'for_no_key_update' | 'pessimistic_write',
): Promise<Trainer> {
  const trainer = isUuid(id) ? await manager.findOne(Trainer, { where: { id }, lock: { mode } }) : null;
  if (!trainer) throw new NotFound('TRAINER_NOT_FOUND', messages.gone);
  return trainer;
}

/** A name, and what stands for it in URLs; throws if another trainer has it. */
export function namedIn(trainers: Trainer[], name: string, ownId?: string): Pick<Trainer, 'name' | 'slug'> {
  const others = trainers.filter(({ id }) => id !== ownId);
  if (others.some((other) => foldForSearch(other.name) === foldForSearch(name)))
    throw invalidField('name', 'TAKEN', messages.nameTaken);
  const slug = slugOf(name);
  const isFree = (one: string) => others.every((other) => other.slug !== one);
  const numbered = others.map((_, index) => `${slug}-${index + 2}`);
  return { name, slug: [slug, ...numbered].find(isFree)! };
}

/** Short enough for a number after it. */
const SLUG_LENGTH_MAX = 70;

/** Names in other scripts than the Latin one leave nothing. */
const slugOf = (name: string): string =>
  foldForSearch(name)
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, SLUG_LENGTH_MAX)
    .replace(/-$/, '') || 'trainer';

import type { EntityManager } from 'typeorm';
import { trainerMessages } from '#common/trainers/messages';
import { invalidField } from '../../lib/errors';
import { isUuid } from '../../lib/uuid';
import { Trainer } from './trainer.entity';

/** Links accounts with the trainers of the site. */
export class TrainerAccountsService {
  /** Locks the trainer of an account; null if it is not a trainer on the site. */
  lockOf(manager: EntityManager, userId: string): Promise<Trainer | null> {
    return manager.findOne(Trainer, { where: { userId }, lock: { mode: 'for_no_key_update' } });
  }

  /** Throws if there is no such trainer, or another account is linked. */
  async requireFree(manager: EntityManager, trainerId: string, userId: string | null): Promise<Trainer> {
    const trainer = isUuid(trainerId)
      ? await manager.findOne(Trainer, { where: { id: trainerId }, lock: { mode: 'for_no_key_update' } })
      : null;
    if (!trainer) throw invalidField('trainerId', 'INVALID', trainerMessages.notFound);
    if (trainer.userId !== null && trainer.userId !== userId)
      throw invalidField('trainerId', 'TAKEN', trainerMessages.taken);
    return trainer;
  }

  /**
   * Replaces the trainer that the account was before. A trainer with an account is shown, and no longer counts as
   * invented.
   */
  async link(
    manager: EntityManager,
    { trainerId, userId }: { trainerId: string; userId: string },
  ): Promise<void> {
    const trainer = await this.requireFree(manager, trainerId, userId);
    if (trainer.userId === userId) return;
    const before = await this.lockOf(manager, userId);
    if (before) await this.unlink(manager, before);
    await manager.update(Trainer, { id: trainer.id }, { userId, isDemonstration: false, isHidden: false });
  }

  async unlink(manager: EntityManager, { id }: Trainer): Promise<void> {
    await manager.update(Trainer, { id }, { userId: null });
  }
}

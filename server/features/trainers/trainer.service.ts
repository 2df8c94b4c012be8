import { IsNull, type DataSource, type EntityManager } from 'typeorm';
import { checkedSize } from '../../database/keyset-page';
import { readByIds } from '../../database/read-rows';
import { isUuid } from '../../lib/uuid';
import { Trainer } from './trainer.entity';

export class TrainerService {
  constructor(private readonly parts: { dataSource: DataSource }) {}

  /** Sorted by position; without `first`, up to `sizeMax` trainers. */
  list(first: number | null | undefined, sizeMax: number): Promise<Trainer[]> {
    const take = checkedSize(first ?? sizeMax, sizeMax);
    return this.trainers.find({ where: { isHidden: false }, order: { position: 'ASC', id: 'ASC' }, take });
  }

  async find(id: string): Promise<Trainer | null> {
    return isUuid(id) ? this.trainers.findOneBy({ id, isHidden: false }) : null;
  }

  withIds(ids: string[]): Promise<Trainer[]> {
    return readByIds(this.parts.dataSource, Trainer, ids);
  }

  /** Hides or shows those who came with the product; not those who log in as one. */
  async hideDemonstration(manager: EntityManager, isHidden: boolean): Promise<void> {
    await manager.update(Trainer, { userId: IsNull() }, { isHidden });
  }

  private get trainers() {
    return this.parts.dataSource.getRepository(Trainer);
  }
}

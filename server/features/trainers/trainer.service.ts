import type { DataSource } from 'typeorm';
import { checkedSize } from '../../database/keyset-page';
import { readByIds } from '../../database/read-rows';
import { isUuid } from '../../lib/uuid';
import { Trainer } from './trainer.entity';

export class TrainerService {
  constructor(private readonly parts: { dataSource: DataSource }) {}

  /** Sorted by position; without `first`, up to `sizeMax` trainers. */
  list(first: number | null | undefined, sizeMax: number): Promise<Trainer[]> {
    const take = checkedSize(first ?? sizeMax, sizeMax);
    return this.trainers.find({ order: { position: 'ASC', id: 'ASC' }, take });
  }

  async find(id: string): Promise<Trainer | null> {
    return isUuid(id) ? this.trainers.findOneBy({ id }) : null;
  }

  withIds(ids: string[]): Promise<Trainer[]> {
    return readByIds(this.parts.dataSource, Trainer, ids);
  }

  private get trainers() {
    return this.parts.dataSource.getRepository(Trainer);
  }
}

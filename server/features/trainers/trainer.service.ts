import type { DataSource } from 'typeorm';
import { checkedSize } from '../../database/keyset-page';
import { Trainer } from './trainer.entity';

export class TrainerService {
  constructor(private readonly parts: { dataSource: DataSource }) {}

  /** Sorted by position; without `first`, up to `sizeMax` trainers. */
  list(first: number | null | undefined, sizeMax: number): Promise<Trainer[]> {
    const take = checkedSize(first ?? sizeMax, sizeMax);
    return this.parts.dataSource.getRepository(Trainer).find({ order: { position: 'ASC', id: 'ASC' }, take });
  }
}

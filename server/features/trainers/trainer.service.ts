import type { DataSource } from 'typeorm';
import { checkedSize } from '../../database/keyset-page';
import { Trainer } from './trainer.entity';

export class TrainerService {
  constructor(private readonly dataSource: DataSource) {}

  /** In the order of the studio; as many as one answer holds when no number is given. */
  list(first: number | null | undefined, sizeMax: number): Promise<Trainer[]> {
    const take = checkedSize(first ?? sizeMax, sizeMax);
    return this.dataSource.getRepository(Trainer).find({ order: { position: 'ASC', id: 'ASC' }, take });
  }
}

import type { DataSource } from 'typeorm';
import { messages } from '#common/messages';
import { invalidField } from '../../lib/errors';
import { Trainer } from './trainer.entity';

export class TrainerService {
  constructor(private readonly dataSource: DataSource) {}

  /** In the order of the studio; as many as one answer holds when no number is given. */
  list(first: number | null | undefined, sizeMax: number): Promise<Trainer[]> {
    const take = first ?? sizeMax;
    if (take < 1 || take > sizeMax) throw invalidField('first', messages.numberOutOfRange(1, sizeMax));
    return this.dataSource.getRepository(Trainer).find({ order: { position: 'ASC', id: 'ASC' }, take });
  }
}

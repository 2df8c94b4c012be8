import type { DataSource, EntityManager } from 'typeorm';
import { checkedSize } from '../../database/keyset-page';
import { readByIds } from '../../database/read-rows';
import { isUuid } from '../../lib/uuid';
import { Trainer } from './trainer.entity';

/** Condition for the trainers that the site shows. */
const SHOWN = { isHidden: false, isReady: true };

export class TrainerService {
  constructor(private readonly parts: { dataSource: DataSource }) {}

  /** Sorted by position; without `first`, up to `sizeMax` trainers. */
  list(first: number | null | undefined, sizeMax: number): Promise<Trainer[]> {
    const take = checkedSize(first ?? sizeMax, sizeMax);
    return this.trainers.find({ where: SHOWN, order: { position: 'ASC', id: 'ASC' }, take });
  }

  async find(id: string): Promise<Trainer | null> {
    return isUuid(id) ? this.trainers.findOneBy({ id, ...SHOWN }) : null;
  }

  withIds(ids: string[]): Promise<Trainer[]> {
    return readByIds(this.parts.dataSource, Trainer, ids);
  }

  /** The names by the ids, also of trainers who have been deleted: the journal keeps those. */
  async namesOf(ids: string[]): Promise<Map<string, string>> {
    const rows = await this.parts.dataSource.query<{ id: string; name: string }[]>(
      `select id, name from trainers where id = any($1)
       union all select subject_id, before ->> 'name' from journal
       where subject_type = 'trainer' and subject_id = any($1) and type = 'trainer.removed'`,
      [ids],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }

  /** Hides or shows those who came with the product, as long as nobody has changed them. */
  async hideDemonstration(manager: EntityManager, isHidden: boolean): Promise<void> {
    const values = { isHidden, version: () => 'version + 1' };
    await manager.update(Trainer, { isDemonstration: true, isHidden: !isHidden }, values);
  }

  private get trainers() {
    return this.parts.dataSource.getRepository(Trainer);
  }
}

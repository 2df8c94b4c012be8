import type { Database } from '../../database/database';
import { Backup } from './backup.entity';

/** When the database was backed up. */
export class BackupService {
  constructor(private readonly parts: { dataSource: Database }) {}

  async last(): Promise<Backup | null> {
    const [last = null] = await this.parts.dataSource
      .getRepository(Backup)
      .find({ order: { madeAt: 'DESC' }, take: 1 });
    return last;
  }

  async record(backup: Pick<Backup, 'madeAt' | 'sizeBytes' | 'rowCount' | 'isEncrypted'>): Promise<void> {
    await this.parts.dataSource.getRepository(Backup).insert(backup);
  }
}

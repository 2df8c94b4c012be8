import { In, LessThanOrEqual } from 'typeorm';
import { DAY_MS } from '#common/time';
import type { Database } from '../../database/database';
import type { Clock } from '../../lib/clock';
import { EXPORTS_FOLDER } from '../../storage/exports-folder';
import type { FileStorage } from '../../storage/file-storage';
import { StudioExport } from './studio-export.entity';

interface CleanUpParts {
  dataSource: Database;
  clock: Clock;
  storage: FileStorage;
}

/** Removes the files of exports once their time is over, and what no export needs. */
export class StudioExportCleanUpService {
  constructor(private readonly parts: CleanUpParts) {}

  /** Hourly job. */
  async run(): Promise<void> {
    const { dataSource, clock, storage } = this.parts;
    const exports = dataSource.getRepository(StudioExport);
    const now = clock.now();
    const isOver = { status: 'done', expiresAt: LessThanOrEqual(new Date(now)) } as const;
    await exports.update(isOver, { status: 'expired', fileKey: null });
    // None runs for a day: its job has been lost.
    const isLost = { status: 'running', startedAt: LessThanOrEqual(new Date(now - DAY_MS)) } as const;
    await exports.update(isLost, { status: 'failed', stopReason: 'server_error' });
    const stored = await this.storedFolders();
    // Asked only now: the folder of an attempt that has just begun has its row.
    const needed = await exports.find({
      select: { folder: true },
      where: { status: In(['running', 'done']) },
    });
    for (const { folder } of needed) if (folder !== null) stored.delete(folder);
    for (const folder of stored) await storage.removeFolder(folder);
  }

  private async storedFolders(): Promise<Set<string>> {
    const folders = new Set<string>();
    for await (const key of this.parts.storage.list(EXPORTS_FOLDER))
      folders.add(key.slice(0, key.lastIndexOf('/')));
    return folders;
  }
}

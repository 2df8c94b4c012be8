import type { EntityManager } from 'typeorm';
import { RETENTION_DAYS } from '#common/retention';
import { DAY_MS } from '#common/time';
import type { Database } from '../../database/database';
import { addJob } from '../../jobs/add-job';
import type { Clock } from '../../lib/clock';
import type { FileStorage } from '../../storage/file-storage';
import { removeFolders } from './media.tasks';
import { foldersOf, servedFolder } from './stored-keys';

interface UnusedParts {
  dataSource: Database;
  clock: Clock;
  storage: FileStorage;
  /** Statements of all features that select the ids of pictures in use. */
  pictureUses: readonly string[];
}

/** Removes pictures that were uploaded but are not, or no longer, on the site. */
export class UnusedPicturesService {
  constructor(private readonly parts: UnusedParts) {}

  /** Daily job. A job of its own removes the files, which cannot be undone, once the rows are gone. */
  async run(): Promise<void> {
    const before = new Date(this.parts.clock.now() - RETENTION_DAYS.unusedPictures * DAY_MS);
    await this.parts.dataSource.transaction(async (manager) => {
      // Waits for those who are choosing a picture, so that the next statement sees what they have chosen.
      await manager.query('lock table media_files, media_pictures in exclusive mode');
      const pictures = await hashesOf(
        manager,
        `delete from media_pictures where created_at < $1 and id not in (${this.parts.pictureUses.join(' union ')})
         returning hash`,
        before,
      );
      const files = await hashesOf(
        manager,
        `delete from media_files where created_at < $1
           and not exists (select 1 from media_pictures where file_id = media_files.id)
         returning hash`,
        before,
      );
      const folders = [...pictures.map(servedFolder), ...files.flatMap(foldersOf)];
      if (folders.length === 0) return;
      await addJob(manager, removeFolders, { payload: { folders }, key: `remove ${folders[0]}` });
    });
  }

  /** The job may be late: a part of a picture that is chosen again meanwhile has the same folder as before. */
  async removeFolders(folders: readonly string[]): Promise<void> {
    const { dataSource, storage } = this.parts;
    for (const folder of folders) {
      const hash = folder.split('/').at(-1);
      const used = await dataSource.query<unknown[]>(USED, [hash]);
      if (used.length === 0) await storage.removeFolder(folder);
    }
  }
}

const USED = `select from media_pictures where hash = $1 union all select from media_files where hash = $1`;

/** None of those whose upload never came. */
async function hashesOf(manager: EntityManager, statement: string, before: Date): Promise<string[]> {
  const [rows] = await manager.query<[{ hash: string | null }[], number]>(statement, [before]);
  return rows.flatMap(({ hash }) => hash ?? []);
}

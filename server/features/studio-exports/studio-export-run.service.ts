import type { DataSource } from 'typeorm';
import { STUDIO_EXPORT_HOURS } from '#common/studio-exports/limits';
import { studioExportMessages } from '#common/studio-exports/messages';
import type { ExportStopReason } from '#common/studio-exports/studio-exports';
import { HOUR_MS } from '#common/time';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { Forbidden } from '../../lib/errors';
import type { Links } from '../../lib/links';
import { studioExportMail } from '../../mail/mails/studio-export-mail';
import type { Outbox } from '../../mail/outbox';
import type { FileStorage } from '../../storage/file-storage';
import type { UserService } from '../accounts/user.service';
import type { JournalService } from '../journal/journal.service';
import type { StudioTables } from '../studio-table';
import { requireMayExport } from './export-access';
import { Snapshot } from './snapshot';
import { newFolder, storeFile, type StoredFile } from './stored-file';
import { StudioExport } from './studio-export.entity';
import { studioZip } from './studio-zip';

interface RunParts {
  studioTables: StudioTables;
  dataSource: DataSource;
  clock: Clock;
  links: Links;
  outbox: Outbox;
  storage: FileStorage;
  users: UserService;
  journal: JournalService;
}

/** Members whose readings are recorded at once. */
const MEMBERS_RECORDED_AT_ONCE = 1000;

/** In percent. */
const PROGRESS_STEP = 5;

/** Writes the file of an export. */
export class StudioExportRunService {
  constructor(private readonly parts: RunParts) {}

  /** Starts over if an earlier attempt was broken off; what that may still write is in another folder, which nobody reads. */
  async run(id: string, signal: AbortSignal): Promise<void> {
    const { dataSource, storage } = this.parts;
    const folder = newFolder(id);
    const exports = dataSource.getRepository(StudioExport);
    const { affected } = await exports.update({ id, status: 'running' }, { folder, progress: 0 });
    if (!affected) return;
    try {
      await this.complete(id, await this.write(id, folder, signal));
    } catch (error) {
      await storage.removeFolder(folder).catch(() => {});
      throw error;
    }
  }

  private write(id: string, folder: string, signal: AbortSignal): Promise<StoredFile> {
    const { dataSource, storage, clock, studioTables: tables } = this.parts;
    return Snapshot.open(dataSource, async (snapshot) => {
      await this.recordReadings(await this.starterOf(id));
      const at = new Date(clock.now());
      const progress = { written: 0 };
      const onEntry = (position: number, count: number) => {
        progress.written = Math.floor((position * 100) / count);
      };
      const zip = await studioZip({ tables, snapshot, storage, at, onEntry });
      return storeFile(storage, folder, this.watched(zip, { folder, progress, signal }));
    });
  }

  /** The bytes as they come, as long as this attempt may go on. */
  private async *watched(
    bytes: AsyncIterable<Uint8Array>,
    { folder, progress, signal }: { folder: string; progress: { written: number }; signal: AbortSignal },
  ): AsyncGenerator<Uint8Array> {
    const exports = this.parts.dataSource.getRepository(StudioExport);
    let shown = 0;
    for await (const chunk of bytes) {
      signal.throwIfAborted();
      if (progress.written >= shown + PROGRESS_STEP) {
        shown = progress.written;
        await exports.update({ folder }, { progress: shown });
      }
      yield chunk;
    }
  }

  /** The user who started it; throws if they may no longer export the studio. */
  private async starterOf(id: string): Promise<UserActor> {
    const { dataSource, users } = this.parts;
    const found = await dataSource.getRepository(StudioExport).findOneBy({ id });
    const actor = await users.permittedStarter(dataSource.manager, found?.startedBy ?? null, {
      permissions: ['studio:export'],
      message: studioExportMessages.stopped.not_permitted,
    });
    await requireMayExport(dataSource.manager, actor);
    return actor;
  }

  /** The health data of every member is read; the journal of each of them says so. */
  private async recordReadings(reader: UserActor): Promise<void> {
    const { dataSource, journal } = this.parts;
    let after: string | null = null;
    do {
      const members: { id: string }[] = await dataSource.query(
        'select id from users where $1::uuid is null or id > $1 order by id limit $2',
        [after, MEMBERS_RECORDED_AT_ONCE],
      );
      const memberIds = members.map(({ id }) => id).filter((id) => id !== reader.id);
      await dataSource.transaction(async (manager) => {
        await journal.recordReading(manager, reader, { type: 'member.measurements-read', memberIds });
        await journal.recordReading(manager, reader, { type: 'member.diet-details-read', memberIds });
      });
      after = members.length < MEMBERS_RECORDED_AT_ONCE ? null : members.at(-1)!.id;
    } while (after !== null);
  }

  /** Offers the file, unless the export has been removed or another attempt has begun. */
  private async complete(id: string, file: StoredFile): Promise<void> {
    const { dataSource, clock, links, outbox } = this.parts;
    const finishedAt = new Date(clock.now());
    const expiresAt = new Date(finishedAt.getTime() + STUDIO_EXPORT_HOURS * HOUR_MS);
    await dataSource.transaction(async (manager) => {
      const where = { id, status: 'running', folder: file.folder } as const;
      const done = { ...file, status: 'done', progress: 100, finishedAt, expiresAt } as const;
      const { affected } = await manager.update(StudioExport, where, done);
      if (!affected) throw new Error('The export was removed, or another attempt to write it has begun.');
      const { starter } = await manager.findOneOrFail(StudioExport, {
        where: { id },
        relations: { starter: true },
      });
      const mail = studioExportMail({ finishedAt, expiresAt, settingsUrl: links.settings() });
      await outbox.put(manager, { to: starter.email, mail });
    });
  }
}

export function stopReasonOf(error: unknown): ExportStopReason {
  if (error instanceof Forbidden) return 'not_permitted';
  return (error as { code?: unknown } | null)?.code === 'ENOSPC' ? 'no_space' : 'server_error';
}

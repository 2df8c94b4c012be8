import { MoreThan, Not, type DataSource } from 'typeorm';
import { studioExportMessages } from '#common/studio-exports/messages';
import type { ExportStopReason } from '#common/studio-exports/studio-exports';
import { studioFileName } from '#common/studio-file-name';
import { MINUTE_MS } from '#common/time';
import { violatedConstraint } from '../../database/violations';
import { addJob } from '../../jobs/add-job';
import type { UserActor } from '../../lib/actor';
import type { Caller } from '../../lib/caller';
import type { Clock } from '../../lib/clock';
import { Conflict, invalidField, NotFound } from '../../lib/errors';
import type { Links } from '../../lib/links';
import { isRandomToken, randomToken, sha256 } from '../../lib/secrets';
import { studioDate } from '../../lib/studio-date';
import { isUuid } from '../../lib/uuid';
import type { RateLimits } from '../../rate-limits/rate-limits';
import type { FileStorage } from '../../storage/file-storage';
import type { UserService } from '../accounts/user.service';
import { hasEnteredPassword } from '../auth/leaders';
import type { PasswordService } from '../auth/password.service';
import type { JournalService } from '../journal/journal.service';
import { requireMayExport } from './export-access';
import { readFile, type StoredFile } from './stored-file';
import { StudioExport } from './studio-export.entity';
import { studioExportStarts, unknownDownloadLinks } from './studio-export.rate-limits';
import { exportStudio } from './studio-export.tasks';

const LINK_LIFE_MS = MINUTE_MS;

interface ExportParts {
  dataSource: DataSource;
  clock: Clock;
  limits: Pick<RateLimits, 'take'>;
  links: Links;
  storage: FileStorage;
  passwords: PasswordService;
  journal: JournalService;
  users: UserService;
}

interface ToDownload {
  id: string;
  password?: string | null;
}

interface Download {
  name: string;
  sizeBytes: number;
  bytes: AsyncIterable<Uint8Array>;
}

/** Files with all data of the studio: what owners ask for. A job writes them. */
export class StudioExportsService {
  constructor(private readonly parts: ExportParts) {}

  async last(actor: UserActor): Promise<StudioExport | null> {
    await requireMayExport(this.parts.dataSource.manager, actor);
    return this.exports.findOne({ where: {}, order: { startedAt: 'DESC' } });
  }

  /** Requires the password again. The file replaces the one before. */
  async start(actor: UserActor, password: string, caller: Caller): Promise<StudioExport> {
    const { dataSource, limits, passwords, journal } = this.parts;
    await requireMayExport(dataSource.manager, actor);
    const checkedHash = await passwords.requirePassword(actor, { password, field: 'password' }, caller);
    await limits.take(studioExportStarts, actor.id);
    try {
      return await dataSource.transaction(async (manager) => {
        await passwords.lockVerified(manager, actor, checkedHash);
        const started = manager.create(StudioExport, {
          status: 'running',
          startedBy: actor.id,
          sessionId: actor.sessionId,
          startedAt: this.now,
          progress: 0,
        });
        const type = 'studio.exported';
        const entry = {
          type,
          memberId: null,
          before: {},
          after: {},
          table: StudioExport,
          row: started,
        } as const;
        await journal.add(manager, actor, entry);
        const { id } = started;
        await manager.delete(StudioExport, { id: Not(id) });
        await addJob(manager, exportStudio, { payload: { exportId: id }, key: `export-studio:${id}` });
        return started;
      });
    } catch (error) {
      if (violatedConstraint(error) !== 'studio_exports_one_at_a_time') throw error;
      throw new Conflict('EXPORT_RUNNING', studioExportMessages.running);
    }
  }

  /** An address for one download, for whoever has started the export. */
  async linkTo(actor: UserActor, { id, password }: ToDownload, caller: Caller): Promise<string> {
    await requireMayExport(this.parts.dataSource.manager, actor);
    const own = { ...this.ready, id, startedBy: actor.id };
    const found = isUuid(id) ? await this.exports.findOneBy(own) : null;
    if (!found) throw notFound();
    await this.requireStarted(found, actor, { password, caller });
    const token = randomToken();
    const { affected } = await this.exports.update(own, {
      downloadTokenHash: sha256(token),
      downloadExpiresAt: new Date(this.now.getTime() + LINK_LIFE_MS),
    });
    if (!affected) throw notFound();
    return this.parts.links.studioExport(token);
  }

  /** Throws unless this session started the export, with the password, or the password is given now. */
  private async requireStarted(
    { sessionId }: StudioExport,
    actor: UserActor,
    { password, caller }: { password: string | null | undefined; caller: Caller },
  ): Promise<void> {
    const { passwords } = this.parts;
    if (sessionId === actor.sessionId) return;
    if (!(await hasEnteredPassword({ passwords, actor, password, caller })))
      throw invalidField('password', 'REQUIRED', studioExportMessages.passwordElsewhere);
  }

  /** The file behind an address, which is valid once. The limit is asked only if there is none, as for uploads. */
  async open({ token, network }: { token: string; network: string }): Promise<Download> {
    const { limits, storage } = this.parts;
    const found = isRandomToken(token) ? await this.takeLink(sha256(token)) : null;
    if (!found) {
      await limits.take(unknownDownloadLinks, network);
      throw notFound();
    }
    const { sizeBytes, finishedAt } = found;
    return {
      name: studioFileName(`studio-${studioDate(finishedAt!)}.zip`),
      sizeBytes: sizeBytes!,
      bytes: readFile(storage, found as StoredFile),
    };
  }

  /** Records why there is no file. */
  async fail(id: string, stopReason: ExportStopReason): Promise<void> {
    await this.exports.update({ id, status: 'running' }, { status: 'failed', stopReason });
  }

  private takeLink(downloadTokenHash: string): Promise<StudioExport | null> {
    const { dataSource, journal, users } = this.parts;
    return dataSource.transaction(async (manager) => {
      const found = await manager.findOne(StudioExport, {
        where: { ...this.ready, downloadTokenHash, downloadExpiresAt: MoreThan(this.now) },
        lock: { mode: 'pessimistic_write' },
      });
      if (!found) return null;
      // The role may have changed since the address was made.
      const actor = await users.permittedStarter(manager, found.startedBy, {
        permissions: ['studio:export'],
        message: studioExportMessages.ownersOnly,
      });
      await requireMayExport(manager, actor);
      await journal.change(manager, actor, {
        type: 'studio.export-downloaded',
        memberId: null,
        before: {},
        after: {},
        table: StudioExport,
        row: found,
        values: { downloadTokenHash: null, downloadExpiresAt: null },
      });
      return found;
    });
  }

  /** Condition of those whose file can be downloaded. */
  private get ready() {
    return { status: 'done', expiresAt: MoreThan(this.now) } as const;
  }

  private get exports() {
    return this.parts.dataSource.getRepository(StudioExport);
  }

  private get now(): Date {
    return new Date(this.parts.clock.now());
  }
}

const notFound = () => new NotFound('STUDIO_EXPORT_NOT_FOUND', studioExportMessages.notFound);

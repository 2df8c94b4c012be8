import { MoreThan } from 'typeorm';
import { studioDay, textOfDay } from '#common/calendar';
import type { ImportKind } from '#common/member-imports/member-imports';
import { importMessages } from '#common/member-imports/messages';
import type { Database } from '../../database/database';
import type { Clock } from '../../lib/clock';
import { AppError } from '../../lib/errors';
import { isRandomToken, sha256 } from '../../lib/secrets';
import type { RateLimits } from '../../rate-limits/rate-limits';
import type { UserService } from '../accounts/user.service';
import { csvFileOf, type CsvFile } from './csv-file';
import { overview } from './file-columns';
import { EncodingCheck, refusal, withoutUtf16 } from './file-text';
import { importChanged, lockForRequest, lockImport, moveTo, permittedAdmin } from './import-state';
import { MemberImport } from './member-import.entity';
import { unknownUploadLinks } from './member-import.rate-limits';
import { storedFile, UploadedFile } from './uploaded-file';

interface UploadParts {
  dataSource: Database;
  clock: Clock;
  limits: Pick<RateLimits, 'take'>;
  users: UserService;
}

interface Upload {
  token: string;
  /** Network of the client. */
  network: string;
  body: AsyncIterable<Uint8Array>;
}

interface NewHeads {
  id: string;
  headRow: number;
  /** Kind of rows; unchanged if it is absent. */
  kind?: ImportKind | null;
}

/** Receives the files of imports. */
export class ImportUploadsService {
  /** The imports whose files are arriving. */
  private readonly running = new Set<string>();

  constructor(private readonly parts: UploadParts) {}

  /** Reads the file only if the token is valid. A file that is refused can be replaced as long as it is. */
  async receive({ token, network, body }: Upload): Promise<void> {
    const importId = await this.importOf(token, network);
    if (this.running.has(importId)) throw new AppError('CONFLICT', importMessages.uploadRunning);
    this.running.add(importId);
    try {
      await this.store(token, importId, body);
    } finally {
      this.running.delete(importId);
    }
  }

  /**
   * The import that waits for a file with this token. Throws if there is none, which is limited. The limit is asked
   * only then, so that unknown links of others in the network do not refuse a valid one.
   */
  private async importOf(token: string, network: string): Promise<string> {
    const { dataSource, limits, users } = this.parts;
    if (!isRandomToken(token)) throw linkUnknown();
    const found = await dataSource.getRepository(MemberImport).findOneBy(this.waiting(token));
    if (!found) {
      await limits.take(unknownUploadLinks, network);
      throw linkUnknown();
    }
    await dataSource.transaction((manager) => permittedAdmin(users, manager, { userId: found.createdBy }));
    return found.id;
  }

  private async store(token: string, importId: string, body: Upload['body']): Promise<void> {
    const uploaded = new UploadedFile(this.parts.dataSource, importId);
    try {
      const encoding = new EncodingCheck();
      await uploaded.write(withoutUtf16(body), (bytes) => encoding.add(bytes));
      await this.complete(token, uploaded, await csvFileOf(() => uploaded.read(), encoding.end()));
    } catch (error) {
      await uploaded.delete();
      throw error;
    }
  }

  private async complete(token: string, uploaded: UploadedFile, file: CsvFile): Promise<void> {
    const found = await overview(file, { today: this.today });
    const { encoding, separator } = file;
    await this.parts.dataSource.transaction(async (manager) => {
      const waiting = await manager.findOneBy(MemberImport, this.waiting(token));
      const locked = waiting && (await lockImport(manager, waiting.id));
      if (locked?.status !== 'waiting') throw refusal(importMessages.linkInvalid);
      await uploaded.complete(manager);
      const values = { ...found, encoding, separator, uploadTokenHash: null };
      await moveTo(manager, locked, { status: 'uploaded', at: this.parts.clock.now(), ...values });
    });
  }

  /**
   * Takes another row as the column heads of an uploaded file, or its rows as something else; possible until the import
   * starts.
   */
  async changeHeads({ id, headRow, kind }: NewHeads): Promise<MemberImport> {
    const { dataSource, clock } = this.parts;
    const { file, version, knownKind } = await dataSource.transaction(async (manager) => {
      const found = await lockForRequest(manager, id, CHANGEABLE);
      return { file: storedFile(dataSource, found), version: found.version, knownKind: found.kind };
    });
    const values = await overview(file, { today: this.today, headRow, kind: kind ?? knownKind });
    return dataSource.transaction(async (manager) => {
      const found = await lockForRequest(manager, id, CHANGEABLE);
      if (found.version !== version) throw importChanged();
      const planNames = values.kind === found.kind ? found.planNames : [];
      const changes = { ...values, planNames, dateOrder: null, at: clock.now() };
      await moveTo(manager, found, { ...changes, status: 'uploaded' });
      return found;
    });
  }

  private get today(): string {
    return textOfDay(studioDay(this.parts.clock.now()));
  }

  private waiting(token: string) {
    const now = new Date(this.parts.clock.now());
    return {
      uploadTokenHash: sha256(token),
      uploadExpiresAt: MoreThan(now),
      status: 'waiting' as const,
    };
  }
}

/** Statuses in which the columns of a file can be chosen. */
const CHANGEABLE = ['uploaded', 'checked'] as const;

const linkUnknown = () => new AppError('NOT_FOUND', importMessages.linkInvalid);

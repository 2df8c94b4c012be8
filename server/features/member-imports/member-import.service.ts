import type { EntityManager } from 'typeorm';
import {
  CELL_LENGTH_MAX,
  FILE_NAME_LENGTH_MAX,
  IMPORT_UNDO_DAYS,
  PLAN_NAMES_MAX,
} from '#common/member-imports/limits';
import type { DateOrder, ImportStatus, StopReason } from '#common/member-imports/member-imports';
import { importMessages } from '#common/member-imports/messages';
import { DAY_MS, MINUTE_MS } from '#common/time';
import type { Database } from '../../database/database';
import { keysetPage, type Page, type PageRequest } from '../../database/keyset-page';
import { addJob } from '../../jobs/add-job';
import type { Task } from '../../jobs/task';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { Conflict, invalidField } from '../../lib/errors';
import type { Links } from '../../lib/links';
import { randomToken, sha256 } from '../../lib/secrets';
import { shortened } from '../../lib/shortened';
import { isUuid } from '../../lib/uuid';
import { requireMails } from '../../mail/require-mails';
import { checkEnds, orderOf, withFields, type ChosenColumn } from './file-columns';
import type { ImportRunService } from './import-run.service';
import { countsOf } from './import-outcomes';
import { ENDED, importChanged, importNotFound, lockForRequest, lockImport, moveTo } from './import-state';
import type { RateLimits } from '../../rate-limits/rate-limits';
import { MemberImport } from './member-import.entity';
import { memberImportStarts } from './member-import.rate-limits';
import { checkMembers, importMembers, undoMembers } from './member-import.tasks';

interface ImportParts {
  dataSource: Database;
  clock: Clock;
  limits: Pick<RateLimits, 'take'>;
  links: Links;
  importRun: ImportRunService;
}

const UPLOAD_LIFE_MS = 10 * MINUTE_MS;
interface CheckRequest {
  id: string;
  columns: readonly ChosenColumn[];
  dateOrder?: DateOrder | null;
  planNames?: readonly { name: string; offerId?: string | null }[] | null;
  isEndLeftOut: boolean;
}

interface ChangeRequest {
  id: string;
  expectedVersion: number;
}

/** Imports of members, visits and passes from files: what admins do about them. Jobs do the work. */
export class MemberImportService {
  constructor(private readonly parts: ImportParts) {}

  /** A new import, and the address at which its file is uploaded. */
  async create(
    actor: UserActor,
    fileName: string,
  ): Promise<{ memberImport: MemberImport; uploadUrl: string }> {
    await this.parts.limits.take(memberImportStarts, actor.id);
    const token = randomToken();
    const now = this.parts.clock.now();
    const imports = this.parts.dataSource.getRepository(MemberImport);
    const { id } = await imports.save(
      imports.create({
        fileName: fileName.slice(0, FILE_NAME_LENGTH_MAX),
        createdAt: new Date(now),
        changedAt: new Date(now),
        createdBy: actor.id,
        uploadTokenHash: sha256(token),
        uploadExpiresAt: new Date(now + UPLOAD_LIFE_MS),
      }),
    );
    return { memberImport: await this.get(id), uploadUrl: this.parts.links.upload(token) };
  }

  /** Starts the check, also once more with other columns. */
  requestCheck(request: CheckRequest): Promise<MemberImport> {
    const { id, isEndLeftOut } = request;
    return this.change({ id, statuses: ['uploaded', 'checked'], task: checkMembers }, (found) => {
      const columns = withFields(found, request.columns);
      checkEnds(columns, { likelyEnds: found.likelyEnds, isEndLeftOut });
      const dateOrder = request.dateOrder ?? orderOf(columns);
      const planNames = request.planNames ? givenPlanNames(request.planNames) : found.planNames;
      return { status: 'checking', columns, dateOrder, planNames };
    });
  }

  /** Starts the import. */
  start(actor: UserActor, request: ChangeRequest & { hasInvitations: boolean }): Promise<MemberImport> {
    const { hasInvitations } = request;
    if (hasInvitations) requireMails();
    return this.change({ ...request, statuses: ['checked'], task: importMembers }, (found) => ({
      status: 'running',
      startedBy: actor.id,
      startedSessionId: actor.sessionId,
      hasInvitations: hasInvitations && found.kind === 'members',
      content: null,
      firstRows: [],
    }));
  }

  /** Ends an import after the rows that are being imported. */
  cancel({ id }: { id: string }): Promise<MemberImport> {
    return this.parts.dataSource.transaction(async (manager) => {
      const found = await lockForRequest(manager, id, ['running']);
      await this.parts.importRun.finish(manager, found, 'cancelled');
      return found;
    });
  }

  undo(actor: UserActor, request: ChangeRequest): Promise<MemberImport> {
    return this.change({ ...request, statuses: ENDED, task: undoMembers }, (found) => {
      const end = this.undoEndsAt(found)?.getTime() ?? 0;
      if (end <= this.parts.clock.now())
        throw new Conflict('IMPORT_UNDO_EXPIRED', importMessages.undoExpired);
      return { status: 'undoing', undoneBy: actor.id, undoneSessionId: actor.sessionId };
    });
  }

  /** When the undo period ends; null if the import has not ended, or has been undone. */
  undoEndsAt({ status, finishedAt }: MemberImport): Date | null {
    if (finishedAt === null || !ENDED.includes(status)) return null;
    return new Date(finishedAt.getTime() + IMPORT_UNDO_DAYS * DAY_MS);
  }

  /** Ends what cannot go on. What is done stays, and can be undone. */
  async stop(id: string, stopReason: StopReason): Promise<void> {
    const now = this.parts.clock.now();
    await this.parts.dataSource.transaction(async (manager) => {
      const found = await lockImport(manager, id);
      if (!found) return;
      const finishedAt = found.status === 'running' ? new Date(now) : found.finishedAt;
      await moveTo(manager, found, { status: 'failed', stopReason, at: now, finishedAt });
    });
  }

  async find(id: string): Promise<MemberImport | null> {
    return isUuid(id) ? this.parts.dataSource.getRepository(MemberImport).findOneBy({ id }) : null;
  }

  /** Imports with a file, newest first. */
  page(request: PageRequest): Promise<Page<MemberImport>> {
    const query = this.parts.dataSource.getRepository(MemberImport).createQueryBuilder('import');
    const filters = ["import.status <> 'waiting'"];
    return keysetPage({ query, filters, sort: [{ by: 'createdAt', direction: 'desc' }] }, request);
  }

  counts(ids: readonly string[]) {
    return countsOf(this.parts.dataSource, ids);
  }

  private async get(id: string): Promise<MemberImport> {
    const found = await this.find(id);
    if (!found) throw importNotFound();
    return found;
  }

  /** Changes the status and adds the job that goes with it. */
  private change(
    request: {
      id: string;
      expectedVersion?: number;
      statuses: readonly ImportStatus[];
      task: Task<{ importId: string }>;
    },
    changesOf: (found: MemberImport) => Partial<MemberImport> & { status: ImportStatus },
  ): Promise<MemberImport> {
    const { id, expectedVersion, statuses, task } = request;
    return this.parts.dataSource.transaction(async (manager: EntityManager) => {
      const found = await lockForRequest(manager, id, statuses);
      if (expectedVersion !== undefined && expectedVersion !== found.version) throw importChanged();
      const changes = changesOf(found);
      await moveTo(manager, found, {
        ...changes,
        stopReason: null,
        doneCount: 0,
        at: this.parts.clock.now(),
      });
      await addJob(manager, task, { payload: { importId: id }, key: `${task.name}:${id}` });
      return found;
    });
  }
}

/** The names of a request. Throws if there are too many. */
function givenPlanNames(names: NonNullable<CheckRequest['planNames']>) {
  if (names.length > PLAN_NAMES_MAX)
    throw invalidField('planNames', 'TOO_LONG', importMessages.tooManyPlanNames);
  return names.map(({ name, offerId }) => ({
    name: shortened(name, CELL_LENGTH_MAX),
    offerId: offerId ?? null,
  }));
}

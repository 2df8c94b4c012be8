import type { EntityManager } from 'typeorm';
import type { Database } from '../../../database/database';
import type { UserActor } from '../../../lib/actor';
import type { Clock } from '../../../lib/clock';
import type { ImportedMembershipsService } from '../../memberships/imported-memberships.service';
import { PlanOffer } from '../../plans/plan-offer.entity';
import type { CsvRow } from '../csv-file';
import type { MemberImport } from '../member-import.entity';
import type { MemberImportRow } from '../member-import-row.entity';
import { NamedMembers } from '../named-members';
import type { CheckedFile, PlannedRow, RowChecker, RowKind } from '../row-kind';
import { memberPlan } from './member-plan';
import { MemberReader } from './member-reader';
import type { MemberRow } from './member-row';
import type { MemberWriter } from './member-writer';
import type { MemberUndo } from './member-undo';

interface MemberRowsParts {
  clock: Clock;
  importedMemberships: ImportedMembershipsService;
  memberWriter: MemberWriter;
  memberUndo: MemberUndo;
}

/** Rows that are members. */
export class MemberRows implements RowKind {
  /** Each takes several statements. */
  readonly undoneAtOnce = 100;

  constructor(private readonly parts: MemberRowsParts) {}

  async checkerOf(database: Database, file: CheckedFile): Promise<RowChecker> {
    const offers = await database.getRepository(PlanOffer).find({ order: { position: 'ASC' } });
    const reader = new MemberReader({ ...file, offers, now: this.parts.clock.now() });
    return new MemberChecker(reader, offers, this.parts.importedMemberships);
  }

  importRows(
    manager: EntityManager,
    actor: UserActor,
    { found, rows }: { found: MemberImport; rows: MemberImportRow[] },
  ): Promise<void> {
    return this.parts.memberWriter.write(manager, actor, { found, rows: rows as MemberRow[] });
  }

  undoRows(manager: EntityManager, actor: UserActor, rows: MemberImportRow[]): Promise<void> {
    return this.parts.memberUndo.undo(manager, actor, rows);
  }
}

class MemberChecker implements RowChecker {
  private readonly offers: Map<string, PlanOffer>;
  private readonly seen = new Map<string, number>();

  constructor(
    private readonly reader: MemberReader,
    offers: readonly PlanOffer[],
    private readonly importedMemberships: ImportedMembershipsService,
  ) {
    this.offers = new Map(offers.map((offer) => [offer.id, offer]));
  }

  get unknownPlans() {
    return this.reader.unknownPlans;
  }

  async planRows(manager: EntityManager, rows: readonly CsvRow[]): Promise<PlannedRow[]> {
    const read = rows.map((row) => ({ row, ...this.reader.read(row.cells) }));
    const members = await NamedMembers.read(
      manager,
      read.map(({ values }) => values),
    );
    const ids = members.accounts.map(({ id }) => id);
    const lastPeriod = await this.importedMemberships.lastPeriods(manager, ids);
    const { offers, seen } = this;
    return read.map((one) => memberPlan({ offers, seen, members, lastPeriod }, one));
  }
}

import type { EntityManager } from 'typeorm';
import { studioDay, textOfDay } from '#common/calendar';
import { rowMessages } from '#common/member-imports/messages';
import { lastDayOf } from '#common/memberships/last-day';
import type { Database } from '../../../database/database';
import type { ImportedMembershipsService } from '../../memberships/imported-memberships.service';
import { isSamePass, passesOverlap, type PastPass } from '../../memberships/past-pass';
import { PlanOffer } from '../../plans/plan-offer.entity';
import type { CsvRow } from '../csv-file';
import { changed, type MemberImportChange } from '../member-import-change.type';
import { idsOfKnownMembers, memberOf, NamedMembers } from '../named-members';
import type { RowCells } from '../row-cells';
import { skipped, type CheckedFile, type PlannedRow, type RowChecker } from '../row-kind';
import { passOf, type PassValues } from '../row-values';
import { PassReader } from './pass-reader';

interface CheckerParts {
  reader: PassReader;
  ids: ReadonlyMap<string, string>;
  importedMemberships: ImportedMembershipsService;
}

/** Finds the member of each pass, and whether it is there already, or overlaps another one. */
export class PassChecker implements RowChecker {
  /** The passes of the file so far. */
  private readonly seen = new Map<string, PastPass[]>();

  private constructor(private readonly parts: CheckerParts) {}

  static async open(
    database: Database,
    file: CheckedFile,
    { importedMemberships, now }: Pick<CheckerParts, 'importedMemberships'> & { now: number },
  ): Promise<PassChecker> {
    const offers = await database.getRepository(PlanOffer).find({ order: { position: 'ASC' } });
    const reader = new PassReader({ ...file, offers, now });
    return new PassChecker({ reader, ids: await idsOfKnownMembers(database), importedMemberships });
  }

  get unknownPlans() {
    return this.parts.reader.unknownPlans;
  }

  async planRows(manager: EntityManager, rows: readonly CsvRow[]): Promise<PlannedRow[]> {
    const { reader, ids, importedMemberships } = this.parts;
    const read = rows.map((row) => ({ row, ...reader.read(row.cells) }));
    const members = await NamedMembers.read(
      manager,
      read.flatMap(({ values }) => values ?? []),
      ids,
    );
    const userIds = members.accounts.map(({ id }) => id);
    const known = await importedMemberships.passesOf(manager, userIds);
    return read.map(({ row, cells, values }) => {
      const user = values && memberOf(members, cells, values);
      if (!values || !user) return skipped(row, cells);
      const pass = passOf(user.id, values);
      const others = [...(known.get(user.id) ?? []), ...(this.seen.get(user.id) ?? [])];
      if (others.some((other) => isSamePass(pass, other)))
        return { row, cells, values, plan: 'unchanged', user, changes: [] };
      const overlapping = others.find((other) => passesOverlap(pass, other));
      if (overlapping) return withOverlap(row, cells, overlapping);
      this.seen.set(user.id, [...(this.seen.get(user.id) ?? []), pass]);
      return { row, cells, values, plan: 'create', user, changes: changesOf(values, pass) };
    });
  }
}

function withOverlap(row: CsvRow, cells: RowCells, other: PastPass): PlannedRow {
  const [from, to] = [dayOf(other.startsAt), dayOf(lastDayOf(other.endsAt))];
  cells.add('starts_on', rowMessages.passOverlaps(other.planName, from, to));
  return skipped(row, cells);
}

const changesOf = (
  { planName }: PassValues,
  { startsAt, endsAt, endedAt }: PastPass,
): MemberImportChange[] => [
  ...changed('plan', null, planName),
  ...changed('starts_on', null, dayOf(startsAt)),
  ...changed('ends_on', null, dayOf(lastDayOf(endsAt))),
  ...changed('ended_on', null, endedAt && dayOf(endedAt)),
];

const dayOf = (moment: Date): string => textOfDay(studioDay(moment.getTime()));

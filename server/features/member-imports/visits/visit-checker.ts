import type { EntityManager } from 'typeorm';
import type { Database } from '../../../database/database';
import type { CsvRow } from '../csv-file';
import { changed, type MemberImportChange } from '../member-import-change.type';
import { idsOfKnownMembers, memberOf, NamedMembers } from '../named-members';
import { skipped, type PlannedRow, type RowChecker } from '../row-kind';
import type { VisitValues } from '../row-values';
import { knownVisits, placeOf } from './known-visits';
import type { VisitReader } from './visit-reader';

/** Finds the member of each visit, and whether it is there already. */
export class VisitChecker implements RowChecker {
  readonly unknownPlans = [];
  /** The visits of the file so far. */
  private readonly seen = new Set<string>();

  private constructor(
    private readonly reader: VisitReader,
    private readonly ids: ReadonlyMap<string, string>,
  ) {}

  static async open(database: Database, reader: VisitReader): Promise<VisitChecker> {
    return new VisitChecker(reader, await idsOfKnownMembers(database));
  }

  async planRows(manager: EntityManager, rows: readonly CsvRow[]): Promise<PlannedRow[]> {
    const read = rows.map((row) => ({ row, ...this.reader.read(row.cells) }));
    const members = await NamedMembers.read(
      manager,
      read.flatMap(({ values }) => values ?? []),
      this.ids,
    );
    const found = read.map((one) => ({
      ...one,
      user: one.values && memberOf(members, one.cells, one.values),
    }));
    const known = await knownVisits(
      manager,
      found.flatMap(({ values, user }) => (values && user ? { ...values, userId: user.id } : [])),
    );
    return found.map(({ row, cells, values, user }) => {
      if (!values || !user) return skipped(row, cells);
      const place = placeOf({ ...values, userId: user.id });
      const isKnown = known.has(place) || this.seen.has(place);
      this.seen.add(place);
      const changes = isKnown ? [] : this.changesOf(values);
      return { row, cells, values, plan: isKnown ? 'unchanged' : 'create', user, changes };
    });
  }

  private changesOf({ type, workout, happenedAt, recordedBy }: VisitValues): MemberImportChange[] {
    return [
      ...changed('happened_at', null, happenedAt),
      ...(type === 'workout' ? changed('workout', null, workout) : []),
      ...changed('recorded_by', null, this.reader.nameOfStaff(recordedBy)),
    ];
  }
}

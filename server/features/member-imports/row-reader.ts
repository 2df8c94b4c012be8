import type * as z from 'zod/mini';
import { dayOfText, startOfDay } from '#common/calendar';
import { email } from '#common/auth/fields';
import { line } from '#common/forms/fields';
import { columnName, type DateOrder, type ImportField } from '#common/member-imports/member-imports';
import { CELL_LENGTH_MAX } from '#common/member-imports/limits';
import { rowMessages } from '#common/member-imports/messages';
import { NAME_LENGTH_MAX } from '#common/accounts/limits';
import { memberMessages } from '#common/members/messages';
import { phoneNumber } from '#common/accounts/profile-fields';
import { shortened } from '../../lib/shortened';
import type { PlanOffer } from '../plans/plan-offer.entity';
import { dayIn } from './import-dates';
import type { MemberImportColumn } from './member-import-column.type';
import type { MemberImportPlanName, MemberImportUnknownPlan } from './member-import-plan-name.type';
import type { MemberImportProblem } from './member-import-problem.type';
import type { Separator } from './member-import.enums';
import { PlanNames } from './plan-names';
import { shapeProblems } from './row-shape';
import type { RowValues } from './row-values';

const nameRule = line(NAME_LENGTH_MAX, memberMessages.nameRequired);
const phoneRule = phoneNumber(memberMessages.contactRequired);

interface ReaderSettings {
  columns: readonly MemberImportColumn[];
  separator: Separator;
  /** Of columns that do not tell it. */
  dateOrder: DateOrder;
  planNames: readonly MemberImportPlanName[];
  offers: readonly PlanOffer[];
  now: number;
}

/** The values of a row, and what is wrong with them. */
export interface ReadRow {
  values: RowValues;
  problems: MemberImportProblem[];
}

/** Reads the rows of a file by its columns. */
export class RowReader {
  private readonly columns: Map<ImportField, MemberImportColumn>;
  private readonly plans: PlanNames;

  constructor(private readonly settings: ReaderSettings) {
    const { columns } = settings;
    this.columns = new Map(columns.flatMap((column) => (column.field ? [[column.field, column]] : [])));
    this.plans = new PlanNames(settings);
  }

  /** Names in the rows that were read which no plan has. */
  get unknownPlans(): MemberImportUnknownPlan[] {
    return this.plans.unknown;
  }

  read(given: readonly string[]): ReadRow {
    const problems: MemberImportProblem[] = [];
    const cells = this.withoutLongCells(given, problems);
    const row = { cells, problems };
    problems.push(...shapeProblems(given, this.settings));
    const values = {
      name: this.name(row),
      email: this.text(row, 'email', email),
      phone: this.text(row, 'phone', phoneRule),
      ...this.membership(row),
      joinedOn: this.day(row, 'joined_on'),
    };
    if (values.joinedOn && startOfDay(dayOfText(values.joinedOn)!) > this.settings.now)
      problems.push(this.problem(row, 'joined_on', rowMessages.joinedInFuture));
    if (!this.cell(row, 'email') && !this.cell(row, 'phone'))
      problems.push(this.problem(row, 'email', rowMessages.identityMissing));
    return { values, problems };
  }

  /** The cells with none in the place of imported ones that are too long to be read. */
  private withoutLongCells(cells: readonly string[], problems: MemberImportProblem[]): string[] {
    const read = [...cells];
    for (const column of this.columns.values()) {
      const { position } = column;
      const cell = cells[position] ?? '';
      if (cell.length <= CELL_LENGTH_MAX) continue;
      read[position] = '';
      problems.push({
        column: columnName(column),
        value: shortened(cell, CELL_LENGTH_MAX),
        message: rowMessages.cellTooLong,
      });
    }
    return read;
  }

  /** A problem with a cell. */
  problem(row: Pick<Row, 'cells'>, field: ImportField, message: string): MemberImportProblem {
    const column = this.columns.get(field);
    return { column: column ? columnName(column) : '', value: this.cell(row, field), message };
  }

  private cell({ cells }: Pick<Row, 'cells'>, field: ImportField): string {
    const column = this.columns.get(field);
    return column ? (cells[column.position] ?? '') : '';
  }

  private name(row: Row): string | null {
    if (this.cell(row, 'name')) return this.text(row, 'name', nameRule);
    const parts = [this.cell(row, 'first_name'), this.cell(row, 'last_name')].filter(Boolean);
    const { data, error } = nameRule.safeParse(parts.join(' '));
    if (error && parts.length > 0)
      row.problems.push(this.problem(row, 'first_name', error.issues[0]!.message));
    return data ?? null;
  }

  private text(row: Row, field: ImportField, rule: z.ZodMiniType<string>): string | null {
    const cell = this.cell(row, field);
    if (!cell) return null;
    const { data, error } = rule.safeParse(cell);
    if (error) row.problems.push(this.problem(row, field, error.issues[0]!.message));
    return data ?? null;
  }

  /** The plan and its last day. */
  private membership(row: Row): Pick<RowValues, 'offerId' | 'endsOn'> {
    const [name, end] = [this.cell(row, 'plan'), this.cell(row, 'ends_on')];
    const meaning = name || end ? this.plans.meaningOf(name) : null;
    if (meaning === null) return { offerId: null, endsOn: null };
    const add = (field: ImportField, message: string) => row.problems.push(this.problem(row, field, message));
    if (meaning === undefined) add('plan', name ? this.plans.unknownMessage : rowMessages.planMissing);
    if (!end) add('ends_on', rowMessages.endMissing);
    return { offerId: meaning ?? null, endsOn: this.day(row, 'ends_on') };
  }

  private day(row: Row, field: 'ends_on' | 'joined_on'): string | null {
    const cell = this.cell(row, field);
    if (!cell) return null;
    const day = dayIn(cell, this.columns.get(field)?.dateOrder ?? this.settings.dateOrder);
    if (!day) row.problems.push(this.problem(row, field, rowMessages.dateInvalid));
    return day;
  }
}

interface Row {
  cells: readonly string[];
  problems: MemberImportProblem[];
}

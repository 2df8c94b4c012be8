import type * as z from 'zod/mini';
import { dayOfText, startOfDay } from '#common/calendar';
import { email, line } from '#common/forms/fields';
import type { DateOrder, ImportField } from '#common/member-imports/member-imports';
import { CELL_LENGTH_MAX } from '#common/member-imports/limits';
import { rowMessages } from '#common/member-imports/messages';
import { NAME_LENGTH_MAX } from '#common/members/limits';
import { memberMessages } from '#common/members/messages';
import { phoneNumber } from '#common/members/profile.form';
import { shortened } from '../../lib/shortened';
import type { PlanOffer } from '../plans/plan-offer.entity';
import { dayIn } from './import-dates';
import type { MemberImportColumn } from './member-import-column.type';
import type { MemberImportProblem } from './member-import-problem.type';
import type { RowValues } from './row-values';

const nameRule = line(NAME_LENGTH_MAX, memberMessages.nameRequired);
const phoneRule = phoneNumber(memberMessages.contactRequired);

interface ReaderSettings {
  columns: readonly MemberImportColumn[];
  dateOrder: DateOrder;
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
  private readonly offers: Map<string, PlanOffer>;

  constructor(private readonly settings: ReaderSettings) {
    const { columns, offers } = settings;
    this.columns = new Map(columns.flatMap((column) => (column.field ? [[column.field, column]] : [])));
    this.offers = new Map(offers.map((offer) => [offer.name.toLowerCase(), offer]));
  }

  read(given: readonly string[]): ReadRow {
    const problems: MemberImportProblem[] = [];
    const cells = this.withoutLongCells(given, problems);
    const row = { cells, problems };
    const values = {
      name: this.name(row),
      email: this.text(row, 'email', email),
      phone: this.text(row, 'phone', phoneRule),
      offerId: this.offerId(row),
      endsOn: this.day(row, 'ends_on'),
      joinedOn: this.day(row, 'joined_on'),
    };
    this.checkDays(row, values);
    if (!this.cell(row, 'email') && !this.cell(row, 'phone'))
      problems.push(this.problem(row, 'email', rowMessages.identityMissing));
    return { values, problems };
  }

  /** The cells with none in the place of imported ones that are too long to be read. */
  private withoutLongCells(cells: readonly string[], problems: MemberImportProblem[]): string[] {
    const read = [...cells];
    for (const { position, head } of this.columns.values()) {
      const cell = cells[position] ?? '';
      if (cell.length <= CELL_LENGTH_MAX) continue;
      read[position] = '';
      problems.push({
        column: head,
        value: shortened(cell, CELL_LENGTH_MAX),
        message: rowMessages.cellTooLong,
      });
    }
    return read;
  }

  /** A problem with a cell. */
  problem(row: Pick<Row, 'cells'>, field: ImportField, message: string): MemberImportProblem {
    return { column: this.columns.get(field)?.head ?? '', value: this.cell(row, field), message };
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

  private offerId(row: Row): string | null {
    const name = this.cell(row, 'plan');
    if (!name) return null;
    const offer = this.offers.get(name.toLowerCase());
    if (offer) return offer.id;
    const names = this.settings.offers
      .filter(({ retiredAt }) => retiredAt === null)
      .map(({ name: one }) => one);
    row.problems.push(this.problem(row, 'plan', rowMessages.planUnknown(names.join(', '))));
    return null;
  }

  private day(row: Row, field: 'ends_on' | 'joined_on'): string | null {
    const cell = this.cell(row, field);
    if (!cell) return null;
    const day = dayIn(cell, this.settings.dateOrder);
    if (!day) row.problems.push(this.problem(row, field, rowMessages.dateInvalid));
    return day;
  }

  private checkDays(row: Row, { joinedOn }: RowValues): void {
    const [plan, end] = [this.cell(row, 'plan'), this.cell(row, 'ends_on')];
    if (plan && !end) row.problems.push(this.problem(row, 'ends_on', rowMessages.endMissing));
    if (end && !plan) row.problems.push(this.problem(row, 'plan', rowMessages.planMissing));
    if (joinedOn && startOfDay(dayOfText(joinedOn)!) > this.settings.now)
      row.problems.push(this.problem(row, 'joined_on', rowMessages.joinedInFuture));
  }
}

interface Row {
  cells: readonly string[];
  problems: MemberImportProblem[];
}

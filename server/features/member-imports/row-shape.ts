/** Rows that are not what they were meant to be, because a quotation mark is missing. */
import { columnName } from '#common/member-imports/member-imports';
import { rowMessages } from '#common/member-imports/messages';
import { shortened } from '../../lib/shortened';
import { CHARACTERS } from './csv-file';
import { widthOf } from './file-lines';
import { lineEndsIn } from './file-text';
import type { MemberImportColumn } from './member-import-column.type';
import type { MemberImportProblem } from './member-import-problem.type';
import type { Separator } from './member-import.enums';

interface FileShape {
  columns: readonly MemberImportColumn[];
  separator: Separator;
}

/** Characters of a cell that are shown. */
const SHOWN_LENGTH_MAX = 60;
/** Digits of a phone number. */
const PHONE_DIGITS_MIN = 10;

export function shapeProblems(cells: readonly string[], file: FileShape): MemberImportProblem[] {
  const problems: MemberImportProblem[] = [];
  const add = (column: number, message: string) =>
    problems.push({
      column: columnName(file.columns[column] ?? { head: '', position: column }),
      value: shortened(cells[column] ?? '', SHOWN_LENGTH_MAX),
      message,
    });
  const { length } = file.columns;
  if (widthOf(cells) > length) add(length, rowMessages.tooManyCells);
  const broken = cells.findIndex((cell) => containsRows(cell, file));
  if (broken !== -1) add(broken, rowMessages.rowsInCell(lineEndsIn(cells[broken]!)));
  return problems;
}

/** Whether a cell with several lines begins with a quotation mark, or one of the others could be the row of a member. */
function containsRows(cell: string, { columns, separator }: FileShape): boolean {
  if (!/[\r\n]/.test(cell)) return false;
  const [, ...others] = cell.split(/[\r\n]+/);
  return cell.startsWith('"') || others.some((line) => isRow(line, CHARACTERS[separator], columns.length));
}

const isRow = (line: string, character: string, columnCount: number): boolean =>
  line.split(character).length >= Math.max(2, columnCount) &&
  (line.includes('@') || line.replace(/\D+/g, '').length >= PHONE_DIGITS_MIN);

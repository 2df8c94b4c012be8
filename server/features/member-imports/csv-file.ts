import { pipeline } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import {
  IMPORT_CELLS_MAX,
  IMPORT_HEAD_ROWS_MAX,
  IMPORT_LINE_BYTES_MAX,
  IMPORT_LINES_MAX,
  IMPORT_ROW_CELLS_MAX,
} from '#common/member-imports/limits';
import { importMessages } from '#common/member-imports/messages';
import { textOfCell } from '../../lib/csv';
import { knownHeadCount } from './column-guess';
import { decoded, lineEndsIn, LineCounter, refusal } from './file-text';
import { SEPARATORS, type Encoding, type Separator } from './member-import.enums';

/** The characters between the cells of a row. */
export const CHARACTERS: Record<Separator, string> = { comma: ',', semicolon: ';', tab: '\t' };

/** Maximum number of characters of the first lines that are inspected, and of one line; longer lines are refused. */
const LINE_LENGTH_MAX = 4 * IMPORT_LINE_BYTES_MAX;

/** Bytes that are parsed at once: the parser takes some 50 ms if each of them is a row of another length. */
const PARSED_AT_ONCE = 1024;

/** A first line that names the separator; spreadsheets do not show it. */
const SEPARATOR_LINE = /^"?sep=(.?)/i;

export interface CsvFile {
  /** Reads the bytes from the beginning, at each call. */
  read: () => AsyncIterable<Uint8Array>;
  encoding: Encoding;
  separator: Separator;
}

/** A row of a spreadsheet. */
export interface CsvRow {
  /** Number of the row, from 1; 0 is a first line that names the separator. */
  position: number;
  cells: string[];
  /** Lines of the file: a cell between quotation marks may have several. */
  lineCount: number;
}

export const isBlank = ({ cells }: CsvRow): boolean => cells.every((cell) => cell === '');

/** Throws if nothing but white space is in the file. */
export async function csvFileOf(read: CsvFile['read'], encoding: Encoding): Promise<CsvFile> {
  return { read, encoding, separator: separatorOf(await firstLines(decoded(read(), encoding))) };
}

/** The first lines that are not empty. */
async function firstLines(text: AsyncIterable<string>): Promise<string[]> {
  let start = '';
  for await (const part of text) {
    start = (start + part).trimStart();
    if (start.length > LINE_LENGTH_MAX || linesOf(start).length > IMPORT_HEAD_ROWS_MAX) break;
  }
  if (start === '') throw refusal(importMessages.empty);
  return linesOf(start).slice(0, IMPORT_HEAD_ROWS_MAX);
}

const linesOf = (text: string): string[] => text.split(/[\r\n]+/).filter((line) => line.trim() !== '');

/**
 * The separator that the file names, or with which a line has known heads, or that occurs most often in the first line
 * that has any, outside quotation marks.
 */
function separatorOf(lines: string[]): Separator {
  const named = SEPARATOR_LINE.exec(lines[0] ?? '')?.[1];
  if (named !== undefined)
    return SEPARATORS.find((separator) => CHARACTERS[separator] === named) ?? separatorOf(lines.slice(1));
  const counts = lines.map((line) => {
    const plain = line.replace(/"[^"]*"/g, '');
    return SEPARATORS.map((separator) => plain.split(CHARACTERS[separator]).length - 1);
  });
  const first = counts.find((count) => count.some(Boolean)) ?? [];
  const [best] = SEPARATORS.map((separator, index) => ({
    separator,
    heads: Math.max(
      ...lines.map((line) => knownHeadCount(line.split(CHARACTERS[separator], IMPORT_ROW_CELLS_MAX))),
    ),
    count: first[index] ?? 0,
  })).sort((one, other) => other.heads - one.heads || other.count - one.count);
  return best!.separator;
}

/**
 * All rows, also the empty ones. Throws if a quotation mark has no counterpart, if there are too many rows or cells with
 * the empty ones, which take as much time to read, or if the rows are not all lines of the file.
 */
export async function* rowsOf(file: CsvFile): AsyncGenerator<CsvRow> {
  const lines = new LineCounter();
  const parser = parserFor(file, lines);
  let position = 0;
  let lineCount = 0;
  let cellCount = 0;
  let first = 1;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      if (lineCount === 0 && SEPARATOR_LINE.test(cells[0]!)) first = 0;
      position = lineCount === 0 ? first : position + 1;
      const row = { position, cells: cells.map(textOfCell), lineCount: 1 + lineEndsIn(cells.join(' ')) };
      lineCount += row.lineCount;
      cellCount += cells.length;
      if (cells.length > IMPORT_ROW_CELLS_MAX) throw refusal(importMessages.rowTooWide(position));
      if (position > IMPORT_LINES_MAX) throw refusal(importMessages.tooManyLines);
      if (cellCount > IMPORT_CELLS_MAX) throw refusal(importMessages.tooManyCells);
      yield row;
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw refusal(importMessages.unreadable(Number(error['records'] ?? position) + first));
    throw error;
  }
  requireAllLines(lines, { position, lineCount });
}

/** Throws if a line is missing: none may get lost silently, whatever the parser takes for a row. */
function requireAllLines(
  lines: LineCounter,
  { position, lineCount }: Pick<CsvRow, 'position' | 'lineCount'>,
): void {
  if (lines.unfinishedLength > LINE_LENGTH_MAX) throw refusal(importMessages.unreadable(position + 1));
  if (lineCount < lines.count) throw refusal(importMessages.linesLost(lines.count, lineCount));
}

function parserFor(file: CsvFile, lines: LineCounter) {
  const parser = parse({
    delimiter: CHARACTERS[file.separator],
    // Programs that append to a file of others end its lines in two ways.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    ltrim: true,
    max_record_size: IMPORT_LINE_BYTES_MAX,
  });
  async function* counted() {
    for await (const text of decoded(file.read(), file.encoding)) {
      lines.add(text);
      const bytes = Buffer.from(text);
      for (let start = 0; start < bytes.length; start += PARSED_AT_ONCE) {
        yield bytes.subarray(start, start + PARSED_AT_ONCE);
        await nextTurn();
      }
      // The parser limits what is in the cells, not their number, and would keep millions of empty ones.
      if (lines.unfinishedLength > LINE_LENGTH_MAX) return;
    }
  }
  // Errors of the file end the loop over the parser as well.
  pipeline(counted(), parser, () => {});
  return parser;
}

import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import {
  IMPORT_CELLS_MAX,
  IMPORT_LINE_BYTES_MAX,
  IMPORT_LINES_MAX,
  IMPORT_ROW_CELLS_MAX,
} from '#common/member-imports/limits';
import { importMessages } from '#common/member-imports/messages';
import { invalidField } from '../../lib/errors';
import { textOfCell } from '../../lib/csv';
import type { Encoding, Separator } from './member-import.enums';

/** The characters between the cells of a row. */
export const CHARACTERS: Record<Separator, string> = { comma: ',', semicolon: ';', tab: '\t' };

/** Bytes that are parsed at a time, so that other requests get their turn. */
const CHUNK = 64 * 1024;

/** Characters of the first line that are looked at. The parser refuses lines that are as long. */
const FIRST_LINE_MAX = 4 * IMPORT_LINE_BYTES_MAX;

export interface CsvFile {
  /** Reads the bytes from the beginning, at each call. */
  read: () => AsyncIterable<Uint8Array>;
  encoding: Encoding;
  separator: Separator;
}

/** A row of a spreadsheet. */
export interface CsvRow {
  /** Its number, from 1. */
  position: number;
  cells: string[];
}

/** The decoders leave out a byte order mark. */
const DECODERS: Record<Encoding, () => TextDecoder> = {
  utf_8: () => new TextDecoder('utf-8', { fatal: true }),
  windows_1252: () => new TextDecoder('windows-1252'),
};

/** Finds out how a file is encoded while it arrives: what is not valid UTF-8 is Windows-1252. */
export class EncodingCheck {
  private readonly decoder = DECODERS.utf_8();
  private isUtf8 = true;

  /** Throws if the bytes are no text. */
  add(bytes: Uint8Array): void {
    if (bytes.includes(0)) throw refusal(importMessages.notCsv);
    this.decode(() => this.decoder.decode(bytes, { stream: true }));
  }

  /** The encoding, once all bytes were added. */
  end(): Encoding {
    this.decode(() => this.decoder.decode());
    return this.isUtf8 ? 'utf_8' : 'windows_1252';
  }

  private decode(decode: () => string): void {
    if (!this.isUtf8) return;
    try {
      decode();
    } catch {
      this.isUtf8 = false;
    }
  }
}

/** Throws if nothing but white space is in the file. */
export async function csvFileOf(read: CsvFile['read'], encoding: Encoding): Promise<CsvFile> {
  return { read, encoding, separator: await separatorOf(textOf({ read, encoding })) };
}

async function* textOf({ read, encoding }: Pick<CsvFile, 'read' | 'encoding'>): AsyncGenerator<string> {
  const decoder = DECODERS[encoding]();
  for await (const bytes of read())
    for (let start = 0; start < bytes.length; start += CHUNK)
      yield decoder.decode(bytes.subarray(start, start + CHUNK), { stream: true });
  yield decoder.decode();
}

/** The separator that occurs most often in the first line, outside quotation marks. */
async function separatorOf(text: AsyncIterable<string>): Promise<Separator> {
  let start = '';
  for await (const part of text) {
    start = (start + part).trimStart();
    if (/[\r\n]/.test(start) || start.length > FIRST_LINE_MAX) break;
  }
  if (start === '') throw refusal(importMessages.empty);
  const [line = ''] = start.split(/[\r\n]/, 1);
  const plain = line.replace(/"[^"]*"/g, '');
  const [best] = (Object.keys(CHARACTERS) as Separator[])
    .map((separator) => ({ separator, count: plain.split(CHARACTERS[separator]).length }))
    .sort((one, other) => other.count - one.count);
  return best!.separator;
}

/**
 * The rows that are not empty, with the heads first. Throws if a quotation mark has no counterpart, or if there are too
 * many rows or cells with the empty ones, which take as much time to read.
 */
export async function* rowsOf(file: CsvFile): AsyncGenerator<CsvRow> {
  const parser = parse({
    delimiter: CHARACTERS[file.separator],
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: IMPORT_LINE_BYTES_MAX,
  });
  // Errors of the file end the loop below as well.
  pipeline(textOf(file), parser, () => {});
  let position = 0;
  let cellCount = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      position += 1;
      cellCount += cells.length;
      if (cells.length > IMPORT_ROW_CELLS_MAX) throw refusal(importMessages.rowTooWide(position));
      if (position > IMPORT_LINES_MAX) throw refusal(importMessages.tooManyLines);
      if (cellCount > IMPORT_CELLS_MAX) throw refusal(importMessages.tooManyCells);
      if (cells.some((cell) => cell.trim() !== '')) yield { position, cells: cells.map(textOfCell) };
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw refusal(importMessages.unreadable(Number(error['records'] ?? position) + 1));
    throw error;
  }
}

export const refusal = (message: string) => invalidField('file', 'INVALID', message);

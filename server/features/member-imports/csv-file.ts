import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { IMPORT_LINE_BYTES_MAX } from '#common/member-imports/limits';
import { importMessages } from '#common/member-imports/messages';
import { invalidField } from '../../lib/errors';
import { textOfCell } from '../../lib/csv';
import type { Encoding, Separator } from './member-import.enums';

/** The characters between the cells of a row. */
export const CHARACTERS: Record<Separator, string> = { comma: ',', semicolon: ';', tab: '\t' };

/** Characters that are parsed at a time, so that other requests get their turn. */
const CHUNK = 64 * 1024;

export interface CsvFile {
  text: string;
  encoding: Encoding;
  separator: Separator;
}

/** A row of a spreadsheet. */
export interface CsvRow {
  /** Its number, from 1. */
  position: number;
  cells: string[];
}

/** Throws if the bytes are no text. */
export function csvFileOf(bytes: Uint8Array): CsvFile {
  const { text, encoding } = decoded(bytes);
  if (text.trim() === '') throw refusal(importMessages.empty);
  if (text.includes('\0')) throw refusal(importMessages.notCsv);
  return { text, encoding, separator: separatorOf(text) };
}

/** Both decoders leave out a byte order mark. */
function decoded(bytes: Uint8Array): Pick<CsvFile, 'text' | 'encoding'> {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf_8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows_1252' };
  }
}

/** The separator that occurs most often in the first line, outside quotation marks. */
function separatorOf(text: string): Separator {
  const [line = ''] = text.trimStart().split(/[\r\n]/, 1);
  const plain = line.replace(/"[^"]*"/g, '');
  const [best] = (Object.keys(CHARACTERS) as Separator[])
    .map((separator) => ({ separator, count: plain.split(CHARACTERS[separator]).length }))
    .sort((one, other) => other.count - one.count);
  return best!.separator;
}

/** The rows that are not empty, with the heads first. Throws if a quotation mark has no counterpart. */
export async function* rowsOf({
  text,
  separator,
}: Pick<CsvFile, 'text' | 'separator'>): AsyncGenerator<CsvRow> {
  const parser = Readable.from(chunksOf(text)).pipe(
    parse({
      delimiter: CHARACTERS[separator],
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: IMPORT_LINE_BYTES_MAX,
    }),
  );
  let position = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      position += 1;
      if (cells.some((cell) => cell.trim() !== '')) yield { position, cells: cells.map(textOfCell) };
    }
  } catch (error) {
    if (error instanceof CsvError)
      throw refusal(importMessages.unreadable(Number(error['records'] ?? position) + 1));
    throw error;
  }
}

function* chunksOf(text: string): Generator<string> {
  for (let start = 0; start < text.length; start += CHUNK) yield text.slice(start, start + CHUNK);
}

export const refusal = (message: string) => invalidField('file', 'INVALID', message);

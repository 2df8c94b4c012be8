import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { IMPORT_CELLS_MAX, IMPORT_LINES_MAX, IMPORT_ROW_CELLS_MAX } from '#common/member-imports/limits';
import { importMessages } from '#common/member-imports/messages';
import { csvLine } from '../../lib/csv';
import { guessedFields } from './column-guess';
import { csvFileOf, EncodingCheck, rowsOf, type CsvFile } from './csv-file';

const bytes = (text: string) => new TextEncoder().encode(text);

/** A file that arrives in pieces of this size. */
async function fileOf(content: Uint8Array, size = content.length): Promise<CsvFile> {
  const check = new EncodingCheck();
  const pieces: Uint8Array[] = [];
  for (let start = 0; start < content.length; start += size)
    pieces.push(content.subarray(start, start + size));
  for (const piece of pieces) check.add(piece);
  return csvFileOf(() => Readable.from(pieces), check.end());
}

async function cellsOf(file: CsvFile) {
  const rows = [];
  for await (const { cells } of rowsOf(file)) rows.push(cells);
  return rows;
}

test.each([
  ['comma', ','],
  ['semicolon', ';'],
  ['tab', '\t'],
])('reads files separated by %s', async (separator, character) => {
  const file = await fileOf(bytes(`Name${character}"Note, or; note"\r\nAsha${character}"one\r\ntwo"\r\n`));
  expect(file.separator).toBe(separator);
  expect(await cellsOf(file)).toEqual([
    ['Name', 'Note, or; note'],
    ['Asha', 'one\r\ntwo'],
  ]);
});

test.each([
  ['UTF-8', 'utf_8', bytes('Name\nZo\u00EB \u0905 \u{1F600}\n'), 'Zo\u00EB \u0905 \u{1F600}'],
  ['UTF-8 with a byte order mark', 'utf_8', bytes('\uFEFFName\nZo\u00EB\n'), 'Zo\u00EB'],
  [
    'Windows-1252',
    'windows_1252',
    Uint8Array.from(Buffer.from('Name\nZo\xEB \x80\n', 'latin1')),
    'Zo\u00EB \u20AC',
  ],
  ['UTF-8 that is cut off', 'windows_1252', bytes('Name\nZo\u00EB').subarray(0, -1), 'Zo\u00C3'],
])('reads %s, wherever the pieces of the file are cut', async (_name, encoding, content, name) => {
  for (let size = 1; size <= content.length; size += 1) {
    const file = await fileOf(content, size);
    expect(file.encoding).toBe(encoding);
    expect(await cellsOf(file)).toEqual([['Name'], [name]]);
  }
});

test('finds the separator in a first line that is cut, after empty lines', async () => {
  for (const size of [1, 3, 8])
    expect((await fileOf(bytes('\n\n\na,b;c;d\n1,2,3,4,5,6,7\n'), size)).separator).toBe('semicolon');
});

test('fails if the file can be read no further', async () => {
  async function* broken() {
    yield bytes('Name\nAsha\n');
    throw new Error('no database');
  }
  const file: CsvFile = { read: broken, encoding: 'utf_8', separator: 'comma' };
  await expect(cellsOf(file)).rejects.toThrow('no database');
});

test('rows have the numbers that a spreadsheet shows', async () => {
  const rows = [];
  for await (const { position, cells } of rowsOf(await fileOf(bytes('Name\n\nAsha\n,\n"a\nb"\n'))))
    rows.push([position, cells[0]]);
  expect(rows).toEqual([
    [1, 'Name'],
    [3, 'Asha'],
    [5, 'a\nb'],
  ]);
});

test('what our own export adds to a formula is taken off again, and nothing else', async () => {
  const names = ['=1+1', '+919876543210', "'tis", "O'Neil", '@home'];
  const file = await fileOf(bytes(names.map((name) => csvLine([name])).join('')));
  expect((await cellsOf(file)).flat()).toEqual(names);
});

test.each([
  ['nothing', ''],
  ['empty lines', ' \n\t\n\u00A0'],
  ['a spreadsheet', 'PK\u0003\u0004\0\0'],
])('refuses %s', async (_what, content) => {
  await expect(fileOf(bytes(content))).rejects.toThrow(/empty|not a CSV file/);
});

test('says from which row on a file cannot be read', async () => {
  await expect(cellsOf(await fileOf(bytes(`Name\nAsha\n"Beena\n${'x'.repeat(200_000)}`)))).rejects.toThrow(
    /from row 3 on/,
  );
});

test('guesses columns by their heads, those of our own export included', () => {
  expect(
    guessedFields([
      'Name',
      'E-mail',
      'Phone',
      'Membership',
      'Plan',
      'Paid until',
      'Trainer',
      'Last visit',
      'Member since',
    ]),
  ).toEqual(['name', 'email', 'phone', null, 'plan', 'ends_on', null, null, 'joined_on']);
  expect(guessedFields(['First Name', 'SURNAME', 'Mobile No.', 'Email ID', 'DOJ', 'Weight'])).toEqual([
    'first_name',
    'last_name',
    'phone',
    'email',
    'joined_on',
    null,
  ]);
});

const HEAD = 'Name\n';
const wide = (cells: number) => `${','.repeat(cells - 1)}\n`;

test.each([
  ['rows', HEAD + '\n'.repeat(IMPORT_LINES_MAX), importMessages.tooManyLines],
  ['cells in one row', HEAD + wide(IMPORT_ROW_CELLS_MAX + 1), importMessages.rowTooWide(2)],
  [
    'cells',
    HEAD + wide(IMPORT_ROW_CELLS_MAX).repeat(IMPORT_CELLS_MAX / IMPORT_ROW_CELLS_MAX),
    importMessages.tooManyCells,
  ],
])(
  'refuses too many %s, also if they are empty',
  async (_name, text, message) => {
    await expect(cellsOf(await fileOf(bytes(text)))).rejects.toThrow(message);
  },
  60_000,
);

test('reads a file with many empty rows and cells after those that are used', async () => {
  const text = HEAD + 'Asha\n' + '\n'.repeat(IMPORT_LINES_MAX - 3) + wide(IMPORT_ROW_CELLS_MAX);
  expect(await cellsOf(await fileOf(bytes(text)))).toEqual([['Name'], ['Asha']]);
});

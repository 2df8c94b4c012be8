import { Readable } from 'node:stream';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { IMPORT_CELLS_MAX, IMPORT_LINES_MAX, IMPORT_ROW_CELLS_MAX } from '#common/member-imports/limits';
import { importMessages } from '#common/member-imports/messages';
import { csvLine } from '../../lib/csv';
import { guessedFields, guessedKind } from './column-guess';
import { csvFileOf, isBlank, rowsOf, type CsvFile } from './csv-file';
import { EncodingCheck, LineCounter, withoutUtf16 } from './file-text';

const bytes = (text: string) => new TextEncoder().encode(text);

/** A file that arrives in pieces of this size. */
async function fileOf(content: Uint8Array, size = content.length): Promise<CsvFile> {
  const check = new EncodingCheck();
  const pieces: Uint8Array[] = [];
  const arriving = Array.from({ length: Math.ceil(content.length / size) }, (_none, index) =>
    content.subarray(index * size, (index + 1) * size),
  );
  for await (const piece of withoutUtf16(Readable.from(arriving))) {
    check.add(piece);
    pieces.push(piece);
  }
  return csvFileOf(() => Readable.from(pieces), check.end());
}

async function filledRowsOf(file: CsvFile) {
  const rows = [];
  for await (const row of rowsOf(file)) if (!isBlank(row)) rows.push(row);
  return rows;
}

const cellsOf = async (file: CsvFile) => (await filledRowsOf(file)).map(({ cells }) => cells);

test('other work goes on while many rows of different lengths are read', async () => {
  let turns = 0;
  let isReading = true;
  const turn = () => {
    turns += 1;
    if (isReading) setImmediate(turn);
  };
  setImmediate(turn);
  await cellsOf(await fileOf(bytes(`Name,Email\n${'\n'.repeat(20_000)}`)));
  isReading = false;
  expect(turns).toBeGreaterThan(19);
});

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
  [
    'UTF-16, little-endian',
    'utf_8',
    Buffer.from('\uFEFFName\nZo\u00EB \u0905 \u{1F600}\n', 'utf16le'),
    'Zo\u00EB \u0905 \u{1F600}',
  ],
  [
    'UTF-16, big-endian',
    'utf_8',
    Buffer.from('\uFEFFName\nZo\u00EB \u0905\n', 'utf16le').swap16(),
    'Zo\u00EB \u0905',
  ],
  ['UTF-16 without a byte order mark', 'utf_8', Buffer.from('Name\n\u0905\n', 'utf16le').swap16(), '\u0905'],
  ['UTF-8 that is cut off', 'windows_1252', bytes('Name\nZo\u00EB').subarray(0, -1), 'Zo\u00C3'],
])('reads %s, wherever the pieces of the file are cut', async (_name, encoding, content, name) => {
  for (let size = 1; size <= content.length; size += 1) {
    const file = await fileOf(content, size);
    expect(file.encoding).toBe(encoding);
    expect(await cellsOf(file)).toEqual([['Name'], [name]]);
  }
});

test('reads all characters of Windows-1252', async () => {
  const special = Uint8Array.from({ length: 32 }, (_none, index) => 0x80 + index);
  const content = Buffer.concat([bytes('Name,Phone\nD'), special, bytes('C'), Buffer.from([0xe9])]);
  const [, [name] = []] = await cellsOf(await fileOf(content));
  expect(name).toBe(
    'D\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
      '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178C\u00e9',
  );
});

test.each([1, 2, 3, 1000])('reads all rows of a file with mixed line ends, in pieces of %i', async (size) => {
  const text = 'Name,Email,Phone,Notes\r\nAsha,a@example.com,1\nBeena,b@example.com,2\rCara,c@example.com,3';
  const rows = await filledRowsOf(await fileOf(bytes(text), size));
  expect(rows.map(({ position, cells: [one] }) => [position, one])).toEqual([
    [1, 'Name'],
    [2, 'Asha'],
    [3, 'Beena'],
    [4, 'Cara'],
  ]);
});

const lineEnd = fc.constantFrom('\r\n', '\n', '\r');
const cell = fc.oneof(
  fc.constantFrom('', 'Asha', '12', 'a@example.com'),
  fc.constantFrom('one\r\ntwo', 'one\ntwo', 'one\rtwo', 'say "one"', 'a, b'),
);
const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

test('every line of a file is in one of its rows, whatever ends the lines', async () => {
  const rowsAndEnds = fc.array(fc.tuple(fc.array(cell, { minLength: 2, maxLength: 4 }), lineEnd), {
    minLength: 1,
    maxLength: 12,
  });
  const size = fc.integer({ min: 1, max: 40 });
  await fc.assert(
    fc.asyncProperty(rowsAndEnds, size, async (rows, pieceSize) => {
      const text = rows.map(([cells, end]) => cells.map(quoted).join(',') + end).join('');
      const file = await fileOf(bytes(`Name,Email\n${text}`), pieceSize);
      const read = [];
      for await (const row of rowsOf(file)) read.push(row);
      expect(read.slice(1).map(({ cells }) => cells)).toEqual(rows.map(([cells]) => cells));
      const counter = new LineCounter();
      counter.add(`Name,Email\n${text}`);
      expect(read.reduce((sum, { lineCount }) => sum + lineCount, 0)).toBe(counter.count);
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['a comma', 'sep=,', ',', 'comma'],
  ['a semicolon', 'sep=;', ';', 'semicolon'],
  ['a tab, between quotation marks', '"sep=\t"', '\t', 'tab'],
])(
  'reads a first line that names %s; a spreadsheet does not count it',
  async (_what, first, character, separator) => {
    const file = await fileOf(bytes(`${first}\r\nName${character}"Note, or; note"\r\nAsha${character}1\r\n`));
    expect(file.separator).toBe(separator);
    const rows = await filledRowsOf(file);
    expect(rows.map(({ position, cells: [one] }) => [position, one]).slice(1)).toEqual([
      [1, 'Name'],
      [2, 'Asha'],
    ]);
  },
);

test('finds the separator below titles', async () => {
  const text =
    'Members of Bhor, Pune\nAll, active; by name\n\nFirst Name;Last Name;E-mail\nAsha;Rao, MD;a@example.com\n';
  expect((await fileOf(bytes(text))).separator).toBe('semicolon');
});

test('a quotation mark after a space begins a cell, and one inside of a cell is part of it', async () => {
  const text = 'Name, Note\nAsha, "one, two"\nBeena "B" Rao,5" pipe\n';
  expect(await cellsOf(await fileOf(bytes(text)))).toEqual([
    ['Name', 'Note'],
    ['Asha', 'one, two'],
    ['Beena "B" Rao', '5" pipe'],
  ]);
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
  const rows = await filledRowsOf(await fileOf(bytes('Name\n\nAsha\n,\n"a\nb"\n')));
  expect(rows.map(({ position, cells: [one] }) => [position, one])).toEqual([
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

test.each([
  ['members', 'Name,E-mail,Phone,Plan,Start date,End date'],
  ['members', 'Name,Phone,Date'],
  ['members', 'id,name,email,phone,role,created_at'],
  ['visits', 'id,user_id,type,workout,happened_at,recorded_by,created_at'],
  ['visits', 'Date,Time,Name,E-mail,Type,Workout'],
  ['visits', 'Mobile,Check-in time'],
  ['passes', 'id,user_id,line,kind,plan,months,days,order_id,starts_at,ends_at,ended_at'],
])('takes rows for %s by the heads %s', (kind, heads) => {
  expect(guessedKind(heads.split(','))).toBe(kind);
});

test('guesses columns by their heads, those of our own export included', () => {
  expect(
    guessedFields('members', [
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
  expect(
    guessedFields('members', ['First Name', 'SURNAME', 'Mobile No.', 'Email ID', 'DOJ', 'Weight']),
  ).toEqual(['first_name', 'last_name', 'phone', 'email', 'joined_on', null]);
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

test.each([
  [',', importMessages.rowTooWide(2)],
  [' ', importMessages.unreadable(2)],
])('refuses a line of megabytes of %j without reading all of it', async (character, message) => {
  const piece = bytes(character.repeat(64 * 1024));
  const pieces = 160;
  let read = 0;
  async function* pieceByPiece() {
    yield bytes(HEAD);
    for (read = 0; read < pieces; read += 1) yield piece;
  }
  const file: CsvFile = { read: pieceByPiece, encoding: 'utf_8', separator: 'comma' };
  await expect(cellsOf(file)).rejects.toThrow(message);
  expect(read).toBeLessThan(pieces / 10);
});

test('reads a file with many empty rows and cells after those that are used', async () => {
  const text = HEAD + 'Asha\n' + '\n'.repeat(IMPORT_LINES_MAX - 3) + wide(IMPORT_ROW_CELLS_MAX);
  expect(await cellsOf(await fileOf(bytes(text)))).toEqual([['Name'], ['Asha']]);
});

import { expect, test } from 'vitest';
import { csvLine } from '../../lib/csv';
import { guessedFields } from './column-guess';
import { csvFileOf, rowsOf } from './csv-file';

const bytes = (text: string) => new TextEncoder().encode(text);

async function cellsOf(file: Parameters<typeof rowsOf>[0]) {
  const rows = [];
  for await (const { cells } of rowsOf(file)) rows.push(cells);
  return rows;
}

test.each([
  ['comma', ','],
  ['semicolon', ';'],
  ['tab', '\t'],
])('reads files separated by %s', async (separator, character) => {
  const file = csvFileOf(bytes(`Name${character}"Note, or; note"\r\nAsha${character}"one\r\ntwo"\r\n`));
  expect(file.separator).toBe(separator);
  expect(await cellsOf(file)).toEqual([
    ['Name', 'Note, or; note'],
    ['Asha', 'one\r\ntwo'],
  ]);
});

test('reads UTF-8 with or without a byte order mark, and Windows-1252', async () => {
  for (const mark of ['', '\uFEFF']) {
    const file = csvFileOf(bytes(`${mark}Name\nZoë\n`));
    expect(file.encoding).toBe('utf_8');
    expect(await cellsOf(file)).toEqual([['Name'], ['Zoë']]);
  }
  const western = csvFileOf(new Uint8Array([...bytes('Name\nZo'), 0xeb, ...bytes('\n')]));
  expect(western.encoding).toBe('windows_1252');
  expect(await cellsOf(western)).toEqual([['Name'], ['Zoë']]);
});

test('rows have the numbers that a spreadsheet shows', async () => {
  const rows = [];
  for await (const { position, cells } of rowsOf(csvFileOf(bytes('Name\n\nAsha\n,\n"a\nb"\n'))))
    rows.push([position, cells[0]]);
  expect(rows).toEqual([
    [1, 'Name'],
    [3, 'Asha'],
    [5, 'a\nb'],
  ]);
});

test('what our own export adds to a formula is taken off again, and nothing else', async () => {
  const names = ['=1+1', '+919876543210', "'tis", "O'Neil", '@home'];
  const file = csvFileOf(bytes(names.map((name) => csvLine([name])).join('')));
  expect((await cellsOf(file)).flat()).toEqual(names);
});

test.each([
  ['nothing', ''],
  ['a spreadsheet', 'PK\u0003\u0004\0\0'],
])('refuses %s', (_what, content) => {
  expect(() => csvFileOf(bytes(content))).toThrow(/empty|not a CSV file/);
});

test('says from which row on a file cannot be read', async () => {
  await expect(cellsOf(csvFileOf(bytes(`Name\nAsha\n"Beena\n${'x'.repeat(200_000)}`)))).rejects.toThrow(
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

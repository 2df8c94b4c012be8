import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine, textOfCell, type CsvCell } from './csv';

/** The cells of one line, read as RFC 4180 says. */
function cellsOf(line: string): string[] {
  expect(line.endsWith('\r\n')).toBe(true);
  const cells = line.slice(0, -2).matchAll(/(?<=^|,)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g);
  return Array.from(cells, ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain!);
}

const hostileText = fc
  .tuple(
    fc.constantFrom(
      '',
      '=',
      '+',
      '+91',
      '+9 1',
      '-',
      '@',
      '＝',
      '\t=',
      '\r@',
      ' =',
      '\u200b=',
      '\ufeff+',
      '\u0001-',
      "'=",
    ),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', '"', ',', ';', '\n', '\r\n', '","=1+1', ';=1', '\t \u200b@', '\n-1;＝'),
  )
  .map((parts) => parts.join(''));

test('every text can be read again, and none starts like a formula, wherever a program splits it', () => {
  fc.assert(
    fc.property(fc.array(hostileText, { minLength: 1, maxLength: 6 }), (texts) => {
      const read = cellsOf(csvLine(texts));
      expect(read).toHaveLength(texts.length);
      for (const [index, cell] of read.entries()) {
        const text = texts[index]!.trim();
        expect(textOfCell(cell)).toBe(textOfCell(text));
        const parts = /^\+\d[\d ]*$/.test(text) ? [] : cell.split(/[;\t\r\n]/);
        for (const part of parts) expect(part).not.toMatch(/^[\p{Cc}\p{Cf}\s]*[=+\-@＝＋－＠]/u);
      }
    }),
    { numRuns: 2000 },
  );
});

test.each<[CsvCell, string]>([
  ['=HYPERLINK("https://example.com")', `"'=HYPERLINK(""https://example.com"")"`],
  [' \t=1+1', "'=1+1"],
  ['+919876543210', '+919876543210'],
  ['+91 98765 43210', '+91 98765 43210'],
  ['+91-98765-43210', "'+91-98765-43210"],
  ['+91 98765\n=1', `"'+91 98765\n'=1"`],
  ['+1+1', "'+1+1"],
  ['+', "'+"],
  ['＋1', "'＋1"],
  ['-2100', "'-2100"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [-2100, '-2100'],
  [1234.5, '1234.5'],
  [null, ''],
  ['Deshpande, Ananya', '"Deshpande, Ananya"'],
  ['two\nlines', '"two\nlines"'],
  ["Asha;=cmd|' /C calc'!A0", `"Asha;'=cmd|' /C calc'!A0"`],
  ['- one\n- two', `"'- one\n'- two"`],
  ['asha@example.com', 'asha@example.com'],
  ['  Asha  ', 'Asha'],
])('writes %j as %s', (cell, text) => {
  expect(csvLine([cell])).toBe(`${text}\r\n`);
});

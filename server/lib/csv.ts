/** Lets Excel recognize UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** An amount of money, written with two decimals. */
interface CsvAmount {
  paise: number;
}

/** Numbers are written as they are. Texts are trimmed, and null is an empty cell. */
export type CsvCell = string | number | CsvAmount | null;

/**
 * Texts that spreadsheets run as a formula, which may send data elsewhere: some programs skip invisible characters at
 * the start, and take the full-width forms for the usual ones.
 */
const FORMULA = /^[\p{Cc}\p{Cf}\s]*[=+\-@＝＋－＠]/u;

/** Excel splits at semicolons, tabs and line breaks in some regions, also in the middle of a cell. */
const INNER_FORMULA = /[=+\-@＝＋－＠](?<=[;\t\r\n][\p{Cc}\p{Cf}\s]*.)/gu;
const INNER_APOSTROPHE = /'(?=[=+\-@＝＋－＠])(?<=[;\t\r\n][\p{Cc}\p{Cf}\s]*')/gu;

/** A phone number consists of digits, from which no program computes anything; with an apostrophe messengers refuse it. */
const PHONE = /^\+\d[\d ]*$/;

const NEEDS_QUOTES = /[",;\r\n\t]/;

/** A line of a CSV file by RFC 4180. No text in it is a formula for a spreadsheet. */
export const csvLine = (cells: readonly CsvCell[], separator = ','): string =>
  `${cells.map(textOf).join(separator)}\r\n`;

/** The text of a cell that was read, without what `csvLine` adds to keep it from being a formula. */
export function textOfCell(cell: string): string {
  const text = cell.trim();
  const whole = text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
  return whole.replaceAll(INNER_APOSTROPHE, '');
}

function textOf(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object' && cell !== null) return decimalOf(cell);
  const text = cell?.trim() ?? '';
  const start = FORMULA.test(text) && !PHONE.test(text) ? "'" : '';
  const harmless = start + text.replaceAll(INNER_FORMULA, "'$&");
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** "1300.00", with a minus sign if it is negative: a number for every program. */
function decimalOf({ paise }: CsvAmount): string {
  const digits = String(Math.abs(paise)).padStart(3, '0');
  return `${paise < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

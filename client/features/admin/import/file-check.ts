import { IMPORT_BYTES_MAX, IMPORT_ROWS_MAX } from '#common/member-imports/limits';
import { importMessages } from '#common/member-imports/messages';

/** Why a file would be refused, as far as this is known without uploading it; null for no reason that is known. */
export async function problemOf(file: File): Promise<string | null> {
  if (file.size > IMPORT_BYTES_MAX) return importMessages.tooLarge;
  if (file.size === 0) return importMessages.empty;
  const text = await file.text();
  if (isUtf16(text)) return null;
  if (text.includes('\0')) return importMessages.notCsv;
  return hasTooManyRows(text) ? importMessages.tooManyRows : null;
}

/** UTF-16 that was read as UTF-8: the byte order mark is not valid, and every other byte of Latin letters is zero. */
const isUtf16 = (text: string) => text.startsWith('\uFFFD\uFFFD') || text.slice(0, 2).includes('\0');

/** Lines without text, and line breaks between quotation marks, do not count. */
function hasTooManyRows(text: string): boolean {
  let rows = 0;
  let isQuoted = false;
  let isLineEmpty = true;
  for (const character of text) {
    if (character === '\n' && !isQuoted) {
      if (!isLineEmpty) rows += 1;
      isLineEmpty = true;
    } else if (character !== '\r') isLineEmpty = false;
    if (character === '"') isQuoted = !isQuoted;
  }
  const rowsMaxWithHeader = IMPORT_ROWS_MAX + 1;
  return rows + (isLineEmpty ? 0 : 1) > rowsMaxWithHeader;
}

import type { Period } from '#common/accounting/accounting.form';
import type { AccountingFile } from '#common/accounting/files';
import type { UserActor } from '../../../lib/actor';
import type { Services } from '../../../lib/services';

export type ExportedRow = Record<string, string>;

/** The rows of a file for the accountant, by the heads of its columns; no cell of the tests has a comma. */
export async function exportedRows(
  { accountingExport }: Pick<Services, 'accountingExport'>,
  actor: UserActor,
  exported: { file: AccountingFile; period: Period },
): Promise<ExportedRow[]> {
  let text = '';
  for (let cursor: string | null | undefined; cursor !== null;) {
    const part = await accountingExport.part(actor, exported, cursor);
    text += part.text;
    cursor = part.endCursor;
  }
  const [heads, ...lines] = text
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));
  return lines.map((cells) => Object.fromEntries(heads!.map((head, index) => [head, cells[index]!])));
}

/** The sum of a column of amounts, in paise. */
export const sumOf = (rows: readonly ExportedRow[], column: string): number =>
  rows.reduce((sum, row) => sum + paiseOf(row[column]!), 0);

/** "-0.01" is -1. An amount without two decimals is none. */
function paiseOf(cell: string): number {
  const [, sign, rupees, paise] = /^(-?)(\d+)\.(\d\d)$/.exec(cell)!;
  const amount = Number(rupees) * 100 + Number(paise);
  return sign ? -amount : amount;
}

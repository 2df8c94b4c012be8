import { IsNull, Not } from 'typeorm';
import {
  columnName,
  type RowPlan,
  type RowResult,
  type UndoResult,
} from '#common/member-imports/member-imports';
import type { Database } from '../../database/database';
import { keysetPage, type Page, type PageRequest } from '../../database/keyset-page';
import { oneOf, type List } from '../../database/list';
import { BYTE_ORDER_MARK, csvLine } from '../../lib/csv';
import type { Links } from '../../lib/links';
import { isUuid } from '../../lib/uuid';
import type { ExportPart } from '../exports/export-part.type';
import { CHARACTERS } from './csv-file';
import { widthOf } from './file-lines';
import { importNotFound } from './import-state';
import { MemberImportRow } from './member-import-row.entity';
import { MemberImport } from './member-import.entity';

export interface RowFilter {
  plans?: readonly RowPlan[] | null;
  results?: readonly RowResult[] | null;
  hasResult?: boolean | null;
  undoResults?: readonly UndoResult[] | null;
}

/** Rows that are read at once for the file. */
const ROWS_OF_PART = 1000;
const REASON_HEAD = 'Reason';

/** Reads the rows of imports. */
export class MemberImportRowsService {
  constructor(private readonly parts: { dataSource: Database; links: Links }) {}

  page(importId: string, filter: RowFilter | null | undefined, request: PageRequest) {
    return keysetPage(this.list(importId, filter), request);
  }

  urlOf = (importId: string): string => this.parts.links.skippedRows(importId);

  /** The rows with mistakes as a CSV file with the columns and the separator of the original, and a column that says why. */
  async skippedPart(importId: string, after: string | null | undefined): Promise<ExportPart> {
    const found = isUuid(importId)
      ? await this.parts.dataSource.getRepository(MemberImport).findOneBy({ id: importId })
      : null;
    if (!found) throw importNotFound();
    const list = this.list(importId, { plans: ['skip'] });
    const page: Page<MemberImportRow> = await keysetPage(list, {
      first: ROWS_OF_PART,
      after,
      sizeMax: ROWS_OF_PART,
    });
    const line = (cells: readonly string[]) => csvLine(cells, CHARACTERS[found.separator ?? 'comma']);
    const heads = line([...found.columns.map(columnName), REASON_HEAD]);
    const lines = page.rows.map(({ cells, problems }) => {
      const reason = problems?.map(({ column, message }) => (column ? `${column}: ${message}` : message));
      const known = found.columns.map(({ position }) => cells?.[position] ?? '');
      const more = (cells ?? []).slice(known.length, widthOf(cells ?? []));
      return line([...known, reason?.join(' ') ?? '', ...more]);
    });
    return {
      text: [...(after == null ? [BYTE_ORDER_MARK, heads] : []), ...lines].join(''),
      endCursor: page.hasNext ? page.cursorAt(page.rows.length - 1) : null,
    };
  }

  private list(importId: string, filter: RowFilter | null | undefined): List<MemberImportRow> {
    if (!isUuid(importId)) throw importNotFound();
    const query = this.parts.dataSource.getRepository(MemberImportRow).createQueryBuilder('row');
    const { plans, results, hasResult, undoResults } = filter ?? {};
    return {
      query,
      filters: [
        { importId },
        plans && { plan: oneOf(plans) },
        results && { result: oneOf(results) },
        hasResult != null && { result: hasResult ? Not(IsNull()) : IsNull() },
        undoResults && { undoResult: oneOf(undoResults) },
      ],
      sort: [{ by: 'position', direction: 'asc' }],
    };
  }
}

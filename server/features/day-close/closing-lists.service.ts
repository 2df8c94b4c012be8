import type { SelectQueryBuilder } from 'typeorm';
import type { Database } from '../../database/database';
import { keysetPage, type Page, type PageRequest } from '../../database/keyset-page';
import type { List } from '../../database/list';
import type { UserActor } from '../../lib/actor';
import type { Links } from '../../lib/links';
import { isUuid } from '../../lib/uuid';
import type { ExportPart } from '../exports/export-part.type';
import type { ListExportService } from '../exports/list-export.service';
import { closingColumns } from './closing-file';
import { DayClosing } from './day-closing.entity';

interface ClosingListsParts {
  dataSource: Database;
  listExport: ListExportService;
  links: Links;
}

/** Reads closed days, newest first, with those that were opened again. */
export class ClosingListsService {
  constructor(private readonly parts: ClosingListsParts) {}

  page = (request: PageRequest): Promise<Page<DayClosing>> => keysetPage(this.list(), request);

  find(id: string): Promise<DayClosing | null> {
    return isUuid(id) ? this.query().where({ id }).getOne() : Promise.resolve(null);
  }

  exportUrl = (): string => this.parts.links.dayClosingExport();

  part(actor: UserActor, cursor: string | null | undefined): Promise<ExportPart> {
    const exported = { entryType: 'days.exported', filter: {}, columns: closingColumns } as const;
    return this.parts.listExport.part(actor, { ...exported, list: this.list() }, cursor);
  }

  private list = (): List<DayClosing> => ({
    query: this.query(),
    sort: [{ by: 'closedAt', direction: 'desc' }],
  });

  private query(): SelectQueryBuilder<DayClosing> {
    return this.parts.dataSource
      .getRepository(DayClosing)
      .createQueryBuilder('closing')
      .leftJoinAndSelect('closing.reopening', 'reopening');
  }
}

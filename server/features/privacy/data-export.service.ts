import type { DataSource } from 'typeorm';
import { studioDay, textOfDay } from '#common/calendar';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import type { Links } from '../../lib/links';
import type { RateLimits } from '../../rate-limits/rate-limits';
import type { MemberTables } from '../feature';
import { dataExporting } from './privacy.rate-limits';

/** The exported tables, each with its statement. */
export const exportStatements = (tables: MemberTables) =>
  Object.entries(tables).flatMap(([table, entry]) => ('read' in entry ? [[table, entry.read] as const] : []));

interface ExportParts {
  dataSource: DataSource;
  clock: Clock;
  limits: Pick<RateLimits, 'take'>;
  links: Links;
  memberTables: MemberTables;
}

interface ExportFile {
  name: string;
  mediaType: string;
  content: Buffer;
}

/** Exports the data stored about a user, by table. */
export class DataExportService {
  constructor(private readonly parts: ExportParts) {}

  /** Where users download their file, with their access token. */
  url = () => this.parts.links.dataExport();

  async fileOf(actor: UserActor): Promise<ExportFile> {
    await this.parts.limits.take(dataExporting, actor.id);
    const now = this.parts.clock.now();
    const data = await this.dataOf(actor, now);
    return {
      name: `bhor-my-data-${textOfDay(studioDay(now))}.json`,
      mediaType: 'application/json',
      content: Buffer.from(JSON.stringify(data, null, 2)),
    };
  }

  private async dataOf(actor: UserActor, now: number): Promise<Record<string, unknown>> {
    const data: Record<string, unknown> = { exportedAt: new Date(now) };
    for (const [table, statement] of exportStatements(this.parts.memberTables)) {
      data[table] = await this.parts.dataSource.query(statement, [actor.id]);
    }
    return data;
  }
}

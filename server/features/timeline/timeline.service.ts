import { TIMELINE_KINDS, type TimelineKind } from '#common/timeline/timeline';
import type { Database } from '../../database/database';
import { pageSpanOf, type Page, type PageRequest } from '../../database/keyset-page';
import { mayForSome, type UserActor } from '../../lib/actor';
import { isUuid } from '../../lib/uuid';
import type { JournalEntries } from '../entry-definition';
import type { AssignedMembersService } from '../trainers/assigned-members.service';
import { sourcesOf, type Source, type TimelineRow } from './timeline-sources';
import { cursorOf, placeOf, type TimelinePlace } from './timeline-cursor';
import { TimelineEntry } from './timeline-entry.type';

type ReadRow = Omit<TimelineRow, 'at'> & { atUs: string };

interface TimelineRequest extends PageRequest {
  memberId: string;
  filter?: { kinds?: readonly TimelineKind[] | null } | null;
}

interface Range {
  size: number;
  isBackward: boolean;
  after?: TimelinePlace | undefined;
  before?: TimelinePlace | undefined;
}

/** The histories of members. */
export class TimelineService {
  private readonly sources: readonly Source[];

  constructor(
    private readonly parts: {
      dataSource: Database;
      assignedMembers: AssignedMembersService;
      journalEntries: JournalEntries;
    },
  ) {
    this.sources = sourcesOf(parts.journalEntries);
  }

  /** Events about a member that the reader may see, newest first; nothing for an unknown member. */
  async page(
    reader: UserActor,
    { memberId, filter, ...request }: TimelineRequest,
  ): Promise<Page<TimelineEntry>> {
    const { size, isBackward } = pageSpanOf(request);
    const [after, before] = [placeIn(request, 'after'), placeIn(request, 'before')];
    const sources = (await this.isReadable(reader, memberId)) ? this.sourcesFor(reader, filter?.kinds) : [];
    const found = await this.read(sources, memberId, { size: size + 1, isBackward, after, before });
    const rows = found.slice(0, size);
    if (isBackward) rows.reverse();
    const hasMore = found.length > size;
    const placeAt = (index: number) => ({ id: rows[index]!.id, atUs: Number(rows[index]!.atUs) });
    return {
      rows: rows.map(entryOf),
      cursorAt: (index) => cursorOf(placeAt(index)),
      hasNext: isBackward ? before !== undefined : hasMore,
      hasPrevious: isBackward ? hasMore : after !== undefined,
      count: (max) => this.count(sources, memberId, max),
    };
  }

  private async isReadable(reader: UserActor, memberId: string): Promise<boolean> {
    const { assignedMembers } = this.parts;
    return isUuid(memberId) && assignedMembers.has(reader, { memberId, permission: 'members:read-any' });
  }

  private sourcesFor(reader: UserActor, kinds: readonly TimelineKind[] | null | undefined): Source[] {
    return this.sources.filter(
      ({ kind, permission = TIMELINE_KINDS[kind] }) =>
        (kinds?.includes(kind) ?? true) &&
        mayForSome(reader, TIMELINE_KINDS[kind]) &&
        mayForSome(reader, permission),
    );
  }

  /** Each source is read in the order of an index and only up to the size of the page. */
  private async read(sources: Source[], userId: string, range: Range): Promise<ReadRow[]> {
    if (sources.length === 0) return [];
    const { size, isBackward, after, before } = range;
    const order = (at: string, id: string) =>
      isBackward ? `order by ${at}, ${id}` : `order by ${at} desc, ${id} desc`;
    const parameters: unknown[] = [userId, size];
    const bound = (place: TimelinePlace | undefined, comparison: string) => {
      if (!place) return '';
      const last = parameters.push(place.atUs, place.id);
      return `and (@at, @id) ${comparison} (timestamptz 'epoch' + $${last - 1}::bigint * interval '1 microsecond', $${last}::uuid)`;
    };
    const bounds = `${bound(after, '<')} ${bound(before, '>')}`;
    const branches = sources.map(
      ({ name, kind, from, where, at, id, actor, facts }) =>
        `(select '${name}' as source, '${kind}' as kind, ${id} as id, ${at} as at, ${actor} as actor_id,
            ${facts} as facts
          from ${from} where ${where} ${bounds.replaceAll('@at', at).replaceAll('@id', id)}
          ${order(at, id)} limit $2)`,
    );
    return this.parts.dataSource.query<ReadRow[]>(
      `select source, kind, id, actor_id as "actorId", facts,
         (extract(epoch from at) * 1000000)::bigint::text as "atUs"
       from (${branches.join(' union all ')}) as entries ${order('at', 'id')} limit $2`,
      parameters,
    );
  }

  private async count(sources: Source[], userId: string, max: number): Promise<number> {
    if (sources.length === 0) return 0;
    const branches = sources.map(({ from, where }) => `(select 1 from ${from} where ${where} limit $2)`);
    const [row] = await this.parts.dataSource.query<{ count: number }[]>(
      `select least(count(*), $2)::int as count from (${branches.join(' union all ')}) as entries`,
      [userId, max],
    );
    return row!.count;
  }
}

function placeIn(request: PageRequest, argument: 'after' | 'before'): TimelinePlace | undefined {
  const cursor = request[argument];
  return cursor == null ? undefined : placeOf(cursor, argument);
}

const entryOf = ({ atUs, ...row }: ReadRow): TimelineEntry =>
  new TimelineEntry({ ...row, at: new Date(Math.floor(Number(atUs) / 1000)) });

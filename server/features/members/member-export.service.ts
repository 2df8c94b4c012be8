import { lastDayOf } from '#common/memberships/last-day';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import type { CsvCell } from '../../lib/csv';
import { studioDate } from '../../lib/studio-date';
import type { Links } from '../../lib/links';
import type { ExportedList, ListExport } from '../exports/list-export.service';
import type { MemberList, MemberLists } from './member-lists.service';
import { dateOrNull, type MemberSummary } from './member-summary.entity';

interface MemberExportParts {
  listExport: ListExport;
  memberLists: MemberLists;
  links: Links;
  clock: Clock;
}

/** The members list as a CSV file, without health data. */
export class MemberExport {
  constructor(private readonly parts: MemberExportParts) {}

  /** `query` has the filter and the order as the route of the file reads them. */
  async urlOf(actor: UserActor, members: MemberList, query: URLSearchParams): Promise<string> {
    await this.parts.listExport.countFor(actor, this.parts.memberLists.list(members));
    return this.parts.links.memberExport(query);
  }

  part(actor: UserActor, members: MemberList, after: string | null | undefined) {
    return this.parts.listExport.part(actor, this.exported(members), after);
  }

  private exported(members: MemberList): ExportedList<MemberSummary> {
    const list = this.parts.memberLists.list(members);
    list.query.leftJoinAndSelect('summary.trainer', 'trainer');
    const now = new Date(this.parts.clock.now());
    return { entryType: 'members.exported', filter: members.filter, list, columns: columnsAt(now) };
  }
}

const columnsAt = (now: Date): Record<string, (row: MemberSummary) => CsvCell> => ({
  Name: ({ user }) => user.name,
  'E-mail': ({ user }) => user.email,
  Phone: ({ user }) => user.phone,
  Membership: ({ planType, paidUntil }) => planType && (paidUntil > now ? 'active' : 'inactive'),
  Plan: ({ planName }) => planName,
  'Paid until': ({ paidUntil }) => {
    const end = dateOrNull(paidUntil);
    return end && studioDate(lastDayOf(end));
  },
  Trainer: ({ trainer }) => trainer?.name ?? null,
  'Last visit': ({ lastVisitAt }) => {
    const visit = dateOrNull(lastVisitAt);
    return visit && studioDate(visit);
  },
  'Member since': ({ createdAt }) => studioDate(createdAt),
});

import { formatPhone } from '#common/accounts/phone';
import { lastDayOf } from '#common/memberships/last-day';
import { dateOrNull } from '../../database/never';
import type { UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import type { CsvCell } from '../../lib/csv';
import { studioDate } from '../../lib/studio-date';
import type { Links } from '../../lib/links';
import type { ExportPart } from '../exports/export-part.type';
import type { ListExportService } from '../exports/list-export.service';
import type { MemberList, MemberListsService } from './member-lists.service';
import { summaryOfRow, type ListedMember, type MemberSummary } from './member-summary.entity';

interface MemberExportParts {
  listExport: ListExportService;
  memberLists: MemberListsService;
  links: Links;
  clock: Clock;
}

/** The members list as a CSV file, without health data. */
export class MemberExportService {
  constructor(private readonly parts: MemberExportParts) {}

  /** `query` has the filter and the order as the route of the file reads them. */
  async urlOf(actor: UserActor, members: MemberList, query: URLSearchParams): Promise<string> {
    const { memberLists, listExport, links } = this.parts;
    await memberLists.read(members, (list) =>
      listExport.countFor(actor, { entryType: 'members.exported', list }),
    );
    return links.memberExport(query);
  }

  part(actor: UserActor, members: MemberList, after: string | null | undefined): Promise<ExportPart> {
    const columns = columnsAt(new Date(this.parts.clock.now()));
    return this.parts.memberLists.read(members, (list) => {
      list.query.leftJoinAndSelect('summary.trainer', 'trainer');
      const exported = { entryType: 'members.exported', filter: members.filter, list, columns } as const;
      return this.parts.listExport.part(actor, exported, after);
    });
  }
}

const columnsAt = (now: Date) =>
  forSummaries({
    'Member ID': ({ id }) => id,
    Name: ({ user }) => user.name,
    'E-mail': ({ user }) => user.email,
    // Spaces keep spreadsheets from treating it as a number.
    Phone: ({ user }) => user.phone && formatPhone(user.phone),
    Membership: ({ paidUntil }) => (paidUntil > now ? 'active' : 'inactive'),
    Plan: ({ planName }) => planName,
    'Paid until': ({ paidUntil }) => {
      const end = dateOrNull(paidUntil);
      return end && studioDate(lastDayOf(end));
    },
    Trainer: ({ trainer }) => trainer?.name ?? null,
    'Last visit': ({ attendance }) => {
      const visit = attendance ? dateOrNull(attendance.lastVisitAt) : null;
      return visit && studioDate(visit);
    },
    'Member since': ({ createdAt }) => studioDate(createdAt),
  });

/** Reads the columns of a summary from rows of any list, which are summaries or have one. */
function forSummaries(columns: Record<string, (summary: MemberSummary) => CsvCell>) {
  const ofRow = (cellOf: (summary: MemberSummary) => CsvCell) => (row: ListedMember) =>
    cellOf(summaryOfRow(row));
  return Object.fromEntries(Object.entries(columns).map(([head, cellOf]) => [head, ofRow(cellOf)]));
}

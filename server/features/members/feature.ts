import type { Feature } from '../feature';
import { REPEATS } from '../studio-table';
import { JOURNAL_ENTRIES } from './journal-entries';
import { repairMemberAttendance, repairMemberSummaries } from './member-summary-repair';
import { MemberAttendance, MemberSummary } from './member-summary.entity';
import { MemberExportResolver } from './member-export.resolver';
import { memberExportRoutes } from './member-export.routes';
import { MemberResolver } from './member.resolver';
import { memberRoutes } from './member.routes';
import { newMembers } from './new-member.rate-limits';
import { NewMemberResolver } from './new-member.resolver';
import * as rateLimits from './profile.rate-limits';
import { ProfileResolver } from './profile.resolver';
import { profileRoutes } from './profile.routes';

export const members: Feature = {
  entities: [MemberSummary, MemberAttendance],
  resolvers: [MemberResolver, NewMemberResolver, MemberExportResolver, ProfileResolver],
  routes: [...profileRoutes, ...memberRoutes, ...memberExportRoutes],
  rateLimits: [newMembers, ...Object.values(rateLimits)],
  memberTables: {
    member_summaries: { leftOut: 'Repeats values of the account, its memberships and trainer.' },
    member_attendance: { leftOut: 'Repeats values of memberships and visits.' },
  },
  summaries: { member_summaries: repairMemberSummaries, member_attendance: repairMemberAttendance },
  journalEntries: JOURNAL_ENTRIES,
  studioTables: {
    member_attendance: { leftOut: REPEATS },
    member_summaries: { leftOut: REPEATS },
  },
};

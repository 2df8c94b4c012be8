import type { Feature } from '../feature';
import { Measurement } from './measurement.entity';
import { MeasurementResolver } from './measurement.resolver';
import { MemberAttendance } from './member-attendance.entity';
import { repairMemberAttendance, repairMemberSummaries } from './member-summary-repair';
import { MemberSummary } from './member-summary.entity';
import { MemberExportResolver } from './member-export.resolver';
import { memberExportRoutes } from './member-export.routes';
import { MemberResolver } from './member.resolver';
import { memberRoutes } from './member.routes';
import * as rateLimits from './profile.rate-limits';
import { ProfileResolver } from './profile.resolver';
import { profileRoutes } from './profile.routes';
import { PROFILE_TEXT_COLUMNS } from './profile-texts';
import { User } from './user.entity';
import { UserResolver } from './user.resolver';
import { ViewerResolver } from './viewer.resolver';

export const members: Feature = {
  entities: [User, Measurement, MemberSummary, MemberAttendance],
  resolvers: [
    MeasurementResolver,
    MemberResolver,
    MemberExportResolver,
    ProfileResolver,
    UserResolver,
    ViewerResolver,
  ],
  routes: [...profileRoutes, ...memberRoutes, ...memberExportRoutes],
  rateLimits: Object.values(rateLimits),
  memberTables: {
    users: {
      read: `select id, email, user_name, phone, phone_confirmed_at, role, name, ${PROFILE_TEXT_COLUMNS.join(', ')}, created_at, imported_at, invited_at
        from users where id = $1`,
    },
    body_measurements: {
      read: `select weight_kg, height_cm, bmi, muscle_mass_kg, measured_at
        from body_measurements where user_id = $1 order by measured_at`,
    },
    member_summaries: { leftOut: 'Repeats values of the account, its memberships and trainer.' },
    member_attendance: { leftOut: 'Repeats values of memberships and visits.' },
  },
  summaries: { member_summaries: repairMemberSummaries, member_attendance: repairMemberAttendance },
};

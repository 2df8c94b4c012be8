import { featureTask, type Feature } from '../feature';
import { JOURNAL_ENTRIES } from './journal-entries';
import { MembershipExtension } from './membership-extension.entity';
import { freezing } from './membership-freeze.rate-limits';
import { MembershipFreezeResolver } from './membership-freeze.resolver';
import { MembershipFreeze, MembershipPeriod } from './membership-period.entity';
import { MembershipReminder } from './membership-reminder.entity';
import { MembershipAdministrationResolver } from './membership-administration.resolver';
import { MembershipFields, MembershipPeriodFields, UserMemberships } from './membership.resolver';
import { noteExpiredMemberships, sendReminders } from './membership.tasks';
import { STUDIO_TABLES } from './studio-tables';

export const memberships: Feature = {
  entities: [MembershipPeriod, MembershipFreeze, MembershipExtension, MembershipReminder],
  resolvers: [
    UserMemberships,
    MembershipFields,
    MembershipPeriodFields,
    MembershipAdministrationResolver,
    MembershipFreezeResolver,
  ],
  tasks: [
    featureTask(sendReminders, ({ reminders }) => reminders.send()),
    featureTask(noteExpiredMemberships, ({ expiredMemberships }) => expiredMemberships.note()),
  ],
  rateLimits: [freezing],
  memberTables: {
    membership_periods: {
      read: `select line, kind, plan, months, days, starts_at, ends_at, anchor_day, moved_days, ended_at, created_at
        from membership_periods where user_id = $1 order by starts_at, id`,
    },
    membership_freezes: {
      read: `select starts_at, ends_at, days, created_at
        from membership_freezes where user_id = $1 order by starts_at, id`,
    },
    membership_extensions: {
      read: `select line, membership_extensions.days, reason, membership_extensions.created_at
        from membership_extensions join membership_periods on membership_periods.id = period_id
        where membership_extensions.user_id = $1 order by membership_extensions.created_at, membership_extensions.id`,
    },
    membership_reminders: {
      read: `select line, days_before, sent_at
        from membership_reminders join membership_periods on id = period_id where user_id = $1 order by sent_at, id, days_before`,
    },
  },
  journalEntries: JOURNAL_ENTRIES,
  studioTables: STUDIO_TABLES,
};

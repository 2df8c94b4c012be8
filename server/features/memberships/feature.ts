import { featureTask, type Feature } from '../feature';
import { MembershipPeriod } from './membership-period.entity';
import { MembershipReminder } from './membership-reminder.entity';
import { MembershipAdministrationResolver } from './membership-administration.resolver';
import { MembershipFields, MembershipPeriodFields, UserMemberships } from './membership.resolver';
import { sendReminders } from './membership.tasks';

export const memberships: Feature = {
  entities: [MembershipPeriod, MembershipReminder],
  resolvers: [UserMemberships, MembershipFields, MembershipPeriodFields, MembershipAdministrationResolver],
  tasks: [featureTask(sendReminders, ({ reminders }) => reminders.send())],
  memberTables: {
    membership_periods: {
      read: `select line, plan, months, starts_at, ends_at, anchor_day, ended_at, created_at
        from membership_periods where user_id = $1 order by starts_at, id`,
    },
    membership_reminders: {
      read: `select line, days_before, sent_at
        from membership_reminders join membership_periods on id = period_id where user_id = $1 order by sent_at, id, days_before`,
    },
  },
};

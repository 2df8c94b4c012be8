import { PLAN_KINDS, PLAN_TYPES } from '#common/plans/plans';
import { CREATED, ID, MEMBER, NO_REQUEST_KEY, oneOf, type StudioTables } from '../studio-table';

const PERIOD = 'The pass: membership_periods.id.';

export const STUDIO_TABLES: StudioTables = {
  membership_periods: {
    about: 'Current, later and past passes and nutrition plans of members.',
    columns: {
      id: ID,
      user_id: MEMBER,
      line: oneOf('Type of the plan', PLAN_TYPES),
      kind: oneOf('Kind of the plan', PLAN_KINDS),
      plan: 'Name of the plan when it was bought.',
      months: 'How many months it lasts; 0 for a plan of days.',
      days: 'How many days it lasts; empty for a plan of months.',
      order_id: 'The order that paid for it: orders.id. Empty if the studio granted it.',
      starts_at: 'Start.',
      ends_at: 'End: midnight after the last day, or when it was ended early.',
      anchor_day: 'Day of the month from which months are counted.',
      moved_days: 'By how many days freezes and extensions have moved the end.',
      ended_at: 'Time at which it was ended early.',
      created_at: CREATED,
    },
    columnsLeftOut: NO_REQUEST_KEY,
  },
  membership_freezes: {
    about: 'Days on which a pass was frozen.',
    columns: {
      id: ID,
      user_id: MEMBER,
      period_id: PERIOD,
      starts_at: 'Start of the first day.',
      ends_at: 'Midnight after the last day.',
      days: 'How many days were asked for.',
      created_at: CREATED,
    },
    columnsLeftOut: NO_REQUEST_KEY,
  },
  membership_extensions: {
    about: 'Days that staff added to a pass.',
    columns: {
      id: ID,
      user_id: MEMBER,
      period_id: PERIOD,
      days: 'How many days.',
      reason: 'Why.',
      created_at: CREATED,
    },
    columnsLeftOut: NO_REQUEST_KEY,
  },
  membership_reminders: {
    about: 'Reminders of the end of a pass that were mailed.',
    columns: {
      period_id: PERIOD,
      days_before: 'How many days before the end.',
      sent_at: 'Time of the mail.',
    },
    sortedBy: 'period_id, days_before',
  },
};

import { ORDER, SECRET, type StudioTables, TEMPORARY } from '../studio-table';

export const STUDIO_TABLES: StudioTables = {
  due_reminders: {
    about: 'Reminders of a due part of an order that were mailed.',
    columns: {
      order_id: ORDER,
      due_on: 'Day by which the part was to be paid.',
      days_after: 'How many days after that day.',
      sent_at: 'Time of the mail.',
    },
    sortedBy: 'order_id, due_on, days_after',
  },
  gateway_events: { leftOut: TEMPORARY },
  payment_links: { leftOut: SECRET },
};

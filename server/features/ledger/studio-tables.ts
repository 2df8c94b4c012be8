import { ID, oneOf, ORDER, REPEATS, type StudioTables } from '../studio-table';
import { ACCOUNTS, BOOKING_KINDS } from './bookings';

export const STUDIO_TABLES: StudioTables = {
  ledger_entries: {
    about: 'The ledger: lines of bookings. The lines of a booking add up to zero.',
    columns: {
      id: ID,
      transaction_id: 'The booking that the line belongs to.',
      kind: oneOf('Kind of the booking', BOOKING_KINDS),
      subject_id: 'What is booked: the id of an order, a payment, a refund or a movement of cash.',
      order_id: `${ORDER} Empty for a movement of cash.`,
      account: oneOf('Account', ACCOUNTS),
      amount_paise: 'Amount, in paise: positive if it is a debit, negative if it is a credit.',
      booked_at: 'Time of the booking.',
      booked_on: 'Day of the booking; if empty, that of its time in India.',
      business_day: 'Day of the closing for which it counts; if empty, the day of the booking.',
    },
  },
  revenue_days: { leftOut: REPEATS },
};

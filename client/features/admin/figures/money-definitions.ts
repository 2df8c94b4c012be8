import { usesRupees } from '#common/studio-currency';
import type { FigureDefinition } from './figure-definition';

const CHOSEN_MONTH = 'The chosen month, by the day on which the document was issued.';
const DOCUMENTS =
  'The documents of the month. Their orders are listed in Orders, of all rates, services and series; the files Invoices and Credit notes on the same tab have each document on a line.';

/** Definitions of the figures about money; a part of `figureDefinitions`. */
export const moneyDefinitions = {
  dues: {
    tab: 'overview',
    name: 'Dues',
    definition: 'Still to be paid by members',
    rows: 'Orders paid in part: the open parts of all of them. Written-off dues do not count. Overdue are the parts whose day has passed.',
    days: 'At this moment.',
  },
  revenue: {
    tab: 'overview',
    name: 'Revenue this month',
    definition: 'Payments less refunds',
    rows: 'Orders with a payment or refund that was booked on these days. Of each, only what was booked on them counts, with taxes.',
    days: 'From the first of the month to today, by the day of booking and not that of the order. It is compared with the same days of last month.',
  },
  bookedMoney: {
    tab: 'orders',
    name: 'Received, refunded and revenue',
    definition: 'Payments, refunds, and the difference, of the chosen days',
    rows: 'The orders below the sum. Of each, only what was booked on these days counts, with taxes.',
    days: 'The days chosen as “Paid or refunded”.',
  },
  dueAges: {
    tab: 'orders',
    name: 'Dues by age',
    definition: 'What is still to be paid, by how long it has been overdue',
    rows: 'Orders paid in part that have an open part of this age. Of each, only these parts count.',
    days: 'Days after the promised day of each part.',
  },
  expectedMoney: {
    tab: 'day-close',
    name: 'Expected, counted and difference',
    definition: 'What the books expect by way of payment, what was counted, and by how much that is more',
    rows: 'Orders with a payment or refund on the days that are closed together, of all ways of payment. Cash also has the float, and what was taken out or put in, as listed.',
    days: 'From the day after the last closed one to the chosen day, by the day of booking.',
  },
  handedOver: {
    tab: 'day-close',
    name: 'Handed over',
    definition: 'Counted cash less what stays in the drawer',
    rows: 'The lines of the closing, which “Show” opens.',
    days: 'The days that the closing covers.',
  },
  byRate: {
    tab: 'accounting',
    name: 'By rate',
    get definition() {
      return usesRupees()
        ? 'Table 7 of GSTR-1, less credit notes. Rows without tax are not part of it.'
        : 'Less credit notes.';
    },
    rows: DOCUMENTS,
    days: CHOSEN_MONTH,
  },
  byService: {
    tab: 'accounting',
    name: 'By service',
    definition: 'Table 12 of GSTR-1, tab B2C, less credit notes.',
    rows: DOCUMENTS,
    days: CHOSEN_MONTH,
  },
  documents: {
    tab: 'accounting',
    name: 'Documents',
    get definition() {
      return `${usesRupees() ? 'Table 13 of GSTR-1. ' : ''}None is ever cancelled: a credit note reverses it.`;
    },
    rows: DOCUMENTS,
    days: CHOSEN_MONTH,
  },
} as const satisfies Record<string, FigureDefinition>;

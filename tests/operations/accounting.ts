import { ADMIN } from './support/callers';
import type { FeatureOperations } from './support/entries';

// Not the last month of the large studio, which has a third of its orders.
const PERIOD = '{ from: "2026-06-01", to: "2026-06-30" }';

export const operations: FeatureOperations = {
  queries: {
    accountingExport: {
      callers: ADMIN,
      call: `{ accountingExport(file: ORDERS, period: ${PERIOD}) { text endCursor } }`,
    },
    accountingExportUrl: { callers: ADMIN, call: `{ accountingExportUrl(file: ORDERS, period: ${PERIOD}) }` },
    payments: {
      callers: ADMIN,
      call: '{ payments { nodes { amount { minorUnits } gatewayPaymentId order { member { id } } } totalCount { count } } }',
    },
    receipts: {
      callers: ADMIN,
      call: '{ receipts { nodes { price { total { minorUnits } } reversedNumber order { member { id } } } totalCount { count } } }',
    },
    refunds: {
      callers: ADMIN,
      call: '{ refunds { nodes { payment { amount { minorUnits } order { member { id } } } } totalCount { count } } }',
    },
    taxSummary: {
      callers: ADMIN,
      call: '{ taxSummary(month: "2026-06") { byRate { stateCode } total { total { minorUnits } } } }',
    },
    writeOffs: {
      callers: ADMIN,
      call: '{ writeOffs { nodes { reason payment { id } order { member { id } } } totalCount { count } } }',
    },
  },
  embedded: {
    IssuedSeries: 'of its summary',
    TaxAmounts: 'a value',
    TaxByRate: 'of its summary',
    TaxByService: 'of its summary',
    TaxSummary: 'computed for a month; changes with the data',
  },
  instants: {
    'AccountingPeriod.from': 'like `DateRange.from`',
    'AccountingPeriod.to': 'like `DateRange.from`',
    'BookingFilter.bookedOn': 'a range of days',
    'BookingFilter.updatedSince': 'the start of an open range of times',
    'ReceiptFilter.issuedOn': 'a range of days',
  },
};

import { moneyOf } from '#server/graphql/money.type';
import { countedAsExpected, dayToClose, lastClosing } from '#server/test/day-close-calls';
import { ADMIN, FRONT_DESK } from './support/callers';
import type { FeatureOperations } from './support/entries';
import { requestKey } from './support/subjects';

export const operations: FeatureOperations = {
  queries: {
    dayClosing: {
      callers: FRONT_DESK,
      call: (ids) => `{ dayClosing(id: "${ids.order}") { day reopening { reason } } }`,
    },
    dayClosingExport: { callers: FRONT_DESK, call: '{ dayClosingExport { text endCursor } }' },
    dayClosingExportUrl: { callers: FRONT_DESK, call: '{ dayClosingExportUrl }' },
    dayClosings: {
      callers: FRONT_DESK,
      call: '{ dayClosings { nodes { day reopening { reason } } totalCount { count } } }',
    },
    dayToClose: {
      callers: FRONT_DESK,
      call: '{ dayToClose(bankList: "412345678901 1300.00") { ways { way } movements { reason } bank { matchedCount } } }',
    },
  },
  mutations: {
    closeDay: {
      callers: FRONT_DESK,
      call: async ({ admin }) => ({ by: admin, input: countedAsExpected(await dayToClose(admin)) }),
      roundTrips: [
        11,
        'the lock, the key, the closed days, what they have booked, who closes, and the journal',
      ],
      leaves: null,
    },
    moveCash: {
      callers: FRONT_DESK,
      call: ({ admin }) => ({
        by: admin,
        input: { isOut: true, amount: moneyOf(100), reason: 'Cleaning', requestKey: requestKey() },
      }),
      roundTrips: [
        9,
        'the key, who moves it, the movement with its entry, its booking, and the day it counts for',
      ],
      leaves: null,
    },
    reopenDay: {
      callers: ADMIN,
      call: async ({ admin }) => ({
        by: admin,
        input: { id: (await lastClosing(admin)).id, reason: 'A receipt was found', requestKey: requestKey() },
      }),
      roundTrips: [
        10,
        'the lock, the closing, an earlier request, the closed days, who opens it, and the journal',
      ],
      leaves: null,
    },
  },
  embedded: {
    BankComparison: 'computed for a list of the bank',
    CountedNotes: 'a value',
    DayReopening: 'of its closing',
    DayToClose: 'computed for a day; changes with the bookings',
    DayWay: 'of its day',
    UnmatchedUpiPayment: 'of the comparison',
  },
  instants: {
    'CloseDayInput.day': 'a business day, which is not always the date of what counts for it',
    'DayClosing.coversFrom': 'the start of a span of business days',
    'DayClosing.day': 'a business day',
    'DayToClose.businessDay': 'a business day',
    'DayToClose.coversFrom': 'the start of a span of business days',
    'DayToClose.day': 'a business day',
    'DayToClose.lastClosedDay': 'a business day',
    'MoveCashPayload.businessDay': 'a business day',
    'Query.dayToClose(day:)': 'a business day',
  },
};

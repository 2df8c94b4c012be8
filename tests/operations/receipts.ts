import { FRONT_DESK, SIGNED_IN } from './support/callers';
import type { FeatureOperations } from './support/entries';
import type { Given } from './support/given';
import { ORDER } from './support/query-fields';
import { MAIL } from './support/reasons';
import { receiptOf, requestKey } from './support/subjects';

const handoutOf = async (given: Given) => ({ id: await receiptOf(given), requestKey: requestKey() });

export const operations: FeatureOperations = {
  queries: {
    receipt: {
      callers: SIGNED_IN,
      call: (ids) => `{ receipt(id: "${ids.receipt}") { copyCount order { ${ORDER} } } }`,
    },
    receiptFile: { callers: SIGNED_IN, call: (ids) => `{ receiptFile(id: "${ids.receipt}") { name } }` },
  },
  mutations: {
    mailReceipt: {
      callers: FRONT_DESK,
      call: async (given) => ({ by: given.admin, input: await handoutOf(given) }),
      roundTrips: [15, `an earlier request with the key, three limits, the last copy, ${MAIL}`],
      leaves: null,
    },
    printReceipt: {
      callers: SIGNED_IN,
      call: async (given) => ({
        by: given.admin,
        input: { ...(await handoutOf(given)), paper: 'A4' },
      }),
      roundTrips: [11, 'the receipt, earlier requests and mails with the key, the last copy, and the link'],
      leaves: null,
    },
    shareReceipt: {
      callers: FRONT_DESK,
      call: async (given) => ({ by: given.admin, input: await handoutOf(given) }),
      roundTrips: [11, 'the receipt, earlier requests and mails with the key, the last copy, and the link'],
      leaves: null,
    },
  },
  embedded: {
    ReceiptFile: 'a file, built when it is read',
  },
};

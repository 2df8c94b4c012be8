import { startRupeeTest } from '#server/test/rupee-test-calls';
import { ADMIN } from './support/callers';
import type { FeatureOperations } from './support/entries';
import { payAtGateway, requestKey } from './support/subjects';

export const operations: FeatureOperations = {
  queries: {
    rupeeTest: { callers: ADMIN, call: (ids) => `{ rupeeTest(id: "${ids.order}") { paidAt refundedAt } }` },
    webhookUrl: { callers: ADMIN, call: '{ webhookUrl }' },
  },
  mutations: {
    confirmRupeeTest: {
      callers: ADMIN,
      call: async (given) => {
        const { id, gatewayOrderId } = await startRupeeTest(given.admin);
        return { by: given.admin, input: { id, ...payAtGateway(given, gatewayOrderId) } };
      },
      roundTrips: [12, 'owners, the test four times, the job, and the journal'],
      again: 'moves on',
      leaves: null,
    },
    startRupeeTest: {
      callers: ADMIN,
      call: ({ admin }) => ({ by: admin, input: { requestKey: requestKey() } }),
      roundTrips: [11, 'a limit, owners, the test three times, the job, and who pays'],
      leaves: null,
    },
    checkPaymentGateway: {
      callers: ADMIN,
      call: ({ admin }) => ({ by: admin }),
      roundTrips: 5,
      again: 'checks',
      leaves: null,
    },
  },
};

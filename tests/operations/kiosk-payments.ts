import { FRONT_DESK } from './support/callers';
import type { FeatureOperations } from './support/entries';
import { kioskPaymentFor } from './support/subjects';

export const operations: FeatureOperations = {
  queries: {
    kioskPayment: { callers: [], call: '{ kioskPayment { amount { minorUnits } link } }' },
    kiosks: { callers: FRONT_DESK, call: '{ kiosks { device createdAt } }' },
  },
  mutations: {
    hidePaymentAtKiosk: {
      callers: FRONT_DESK,
      call: async (given) => {
        const { kioskId, reference } = await kioskPaymentFor(given);
        return { by: given.admin, input: { kioskId, reference } };
      },
      roundTrips: 2,
      again: 'removes',
      leaves: null,
    },
    showPaymentAtKiosk: {
      callers: FRONT_DESK,
      call: async (given) => ({ by: given.admin, input: await kioskPaymentFor(given) }),
      roundTrips: 2,
      again: 'replaces',
      leaves: null,
    },
  },
  embedded: {
    KioskPayment: 'of the kiosk that asks for it',
  },
};

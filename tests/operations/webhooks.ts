import { WEBHOOK, createWebhook, failedDelivery } from '#server/test/webhook-calls';
import { ADMIN } from './support/callers';
import type { FeatureOperations } from './support/entries';

export const operations: FeatureOperations = {
  queries: {
    webhooks: { callers: ADMIN, call: '{ webhooks { url deliveries { event } } }' },
  },
  mutations: {
    createWebhook: {
      callers: ADMIN,
      call: ({ admin }) => ({ by: admin, input: WEBHOOK }),
      roundTrips: 6,
      leaves: null,
    },
    updateWebhook: {
      callers: ADMIN,
      call: async ({ admin }) => ({
        by: admin,
        input: { ...WEBHOOK, id: (await createWebhook(admin)).id, isEnabled: false },
      }),
      roundTrips: 5,
      again: 'sets',
      leaves: null,
    },
    deleteWebhook: {
      callers: ADMIN,
      call: async ({ admin }) => ({ by: admin, input: { id: (await createWebhook(admin)).id } }),
      roundTrips: 5,
      again: 'removes',
      leaves: null,
    },
    replaceWebhookSecret: {
      callers: ADMIN,
      call: async ({ admin }) => ({ by: admin, input: { id: (await createWebhook(admin)).id } }),
      roundTrips: 5,
      leaves: null,
    },
    testWebhook: {
      callers: ADMIN,
      call: async ({ admin }) => ({ by: admin, input: { id: (await createWebhook(admin)).id } }),
      roundTrips: 6,
      again: 'checks',
      leaves: null,
    },
    resendWebhookDelivery: {
      callers: ADMIN,
      call: async ({ harness, admin }) => ({
        by: admin,
        input: { id: await failedDelivery(harness, admin) },
      }),
      roundTrips: 6,
      again: 'moves on',
      leaves: null,
    },
  },
};

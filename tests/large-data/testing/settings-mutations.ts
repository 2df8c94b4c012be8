import { randomUUID } from 'node:crypto';
import { defaultSettings } from '#common/settings/default-settings';
import { DEMO_LOGINS } from '#server/seed/demo-accounts';
import { startRupeeTest } from '#server/test/rupee-test-calls';
import type { MutationCalls } from './mutation-calls';
import { payAtGateway } from './order-mutations';

const { password } = DEMO_LOGINS.admin;

/** How admins change the settings of a large studio. */
export const settingsMutations: MutationCalls = {
  checkPaymentGateway: async ({ admin }) => ({ by: admin }),
  startRupeeTest: async ({ admin }) => ({ by: admin, input: { requestKey: randomUUID() } }),
  confirmRupeeTest: async (studio) => {
    const { id, gatewayOrderId } = await startRupeeTest(studio.admin);
    return { by: studio.admin, input: { id, ...payAtGateway(studio, gatewayOrderId) } };
  },
  sendTestMail: async ({ admin }) => ({ by: admin }),
  setSettingSecret: async ({ admin }) => ({
    by: admin,
    input: { name: 'SMTP_PASSWORD', value: 'a password', password },
  }),
  updateDeskRules: async ({ admin }) => ({
    by: admin,
    input: { ...defaultSettings.desk, doubleVisitMinutes: 90, expectedVersion: 0, password },
  }),
  updateGatewaySettings: async ({ admin }) => ({
    by: admin,
    input: { razorpayKey: 'rzp_test_1', expectedVersion: 0, password },
  }),
  publishLegalText: async ({ admin }) => ({
    by: admin,
    input: {
      document: 'TERMS',
      sections: [{ title: 'Lockers', text: 'Empty them in the evening.' }],
      policies: [],
      contactName: '',
      contactEmail: '',
      contactPhone: '',
      expectedVersion: 0,
    },
  }),
  sendMailTrial: async ({ admin }) => ({
    by: admin,
    input: { mail: 'RECEIPT', signature: '', paragraph: 'See you.' },
  }),
  updateMailWords: async ({ admin }) => ({
    by: admin,
    input: { ...defaultSettings.mailWords, signature: 'Asha and team', expectedVersion: 0 },
  }),
  updateMailSettings: async ({ admin }) => ({
    by: admin,
    input: { ...defaultSettings.mail, senderName: 'Sunrise', expectedVersion: 0, password },
  }),
  updateRegionSettings: async ({ admin }) => ({
    by: admin,
    input: { ...defaultSettings.region, locale: 'en-GB', expectedVersion: 0 },
  }),
  updateStudioLook: async ({ admin }) => ({
    by: admin,
    input: { ...defaultSettings.look, hue: 210, expectedVersion: 0 },
  }),
  updateStudioWords: async ({ admin }) => ({
    by: admin,
    input: { ...defaultSettings.words, homeTitle: 'Lift by the lake.', expectedVersion: 0 },
  }),
  updateTaxSettings: async ({ admin }) => ({
    by: admin,
    input: { ...defaultSettings.taxes, legalName: 'Sunrise LLP', expectedVersion: 0 },
  }),
  updateStudioDetails: async ({ admin }) => ({
    by: admin,
    input: { ...defaultSettings.studio, expectedVersion: 0, name: 'Sunrise Gym' },
  }),
  updateOpeningHours: async ({ admin }) => ({
    by: admin,
    input: { ...defaultSettings.hours, expectedVersion: 0, week: defaultSettings.hours.week.map(() => []) },
  }),
};

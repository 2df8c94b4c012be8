import { defaultSettings } from '#common/settings/default-settings';
import { PASSWORD } from '#server/test/factories';
import { startRupeeTest } from '#server/test/rupee-test-calls';
import { payAtGateway, requestKey, type Prepare } from './mutation-subjects';

const NEW_YEAR = { from: '2027-01-01', to: '2027-01-01', name: 'New Year', spans: [] };

/** Changes of the settings, and tests of outside services. */
export const SETTINGS_MUTATION_CALLS: Record<string, Prepare> = {
  checkPaymentGateway: ({ admin }) => ({ by: admin }),
  startRupeeTest: ({ admin }) => ({ by: admin, input: { requestKey: requestKey() } }),
  confirmRupeeTest: async (given) => {
    const { id, gatewayOrderId } = await startRupeeTest(given.admin);
    return { by: given.admin, input: { id, ...payAtGateway(given, gatewayOrderId) } };
  },
  sendTestMail: ({ admin }) => ({ by: admin }),
  setSettingSecret: ({ admin }) => ({
    by: admin,
    input: { name: 'SMTP_PASSWORD', value: 'a password', password: PASSWORD },
  }),
  updateDeskRules: ({ admin }) => ({
    by: admin,
    input: { ...defaultSettings.desk, doubleVisitMinutes: 90, expectedVersion: 0, password: PASSWORD },
  }),
  updateGatewaySettings: ({ admin }) => ({
    by: admin,
    input: { razorpayKey: 'rzp_test_1', expectedVersion: 0, password: PASSWORD },
  }),
  publishLegalText: ({ admin }) => ({
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
  sendMailTrial: ({ admin }) => ({
    by: admin,
    input: { mail: 'RECEIPT', signature: '', paragraph: 'See you.' },
  }),
  updateMailWords: ({ admin }) => ({
    by: admin,
    input: { ...defaultSettings.mailWords, signature: 'Asha and team', expectedVersion: 0 },
  }),
  updateMailSettings: ({ admin }) => ({
    by: admin,
    input: { ...defaultSettings.mail, senderName: 'Sunrise', expectedVersion: 0, password: PASSWORD },
  }),
  updateRegionSettings: ({ admin }) => ({
    by: admin,
    input: { ...defaultSettings.region, timeZone: 'Asia/Dubai', expectedVersion: 0 },
  }),
  updateStudioLook: ({ admin }) => ({
    by: admin,
    input: { ...defaultSettings.look, hue: 210, expectedVersion: 0 },
  }),
  updateStudioWords: ({ admin }) => ({
    by: admin,
    input: { ...defaultSettings.words, homeTitle: 'Lift by the lake.', expectedVersion: 0 },
  }),
  updateTaxSettings: ({ admin }) => ({
    by: admin,
    input: { ...defaultSettings.taxes, legalName: 'Sunrise LLP', expectedVersion: 0 },
  }),
  updateOpeningHours: ({ admin }) => ({
    by: admin,
    input: { ...defaultSettings.hours, holidays: [NEW_YEAR], expectedVersion: 0 },
  }),
  updateStudioDetails: ({ admin }) => ({
    by: admin,
    input: { ...defaultSettings.studio, name: 'Sunrise Gym', expectedVersion: 0 },
  }),
};

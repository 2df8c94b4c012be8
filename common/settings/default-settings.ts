import type { OpenSpan } from '../studio';
import { paragraphOf, WORDED_MAILS, type ParagraphName } from './mail-words.form';
import type { Settings } from './sections';
import { WORDS, type WordsSettings } from './words.form';

const hours = (from: number, to: number): OpenSpan => ({ from: from * 60, to: to * 60 });

const WEEKDAY = [hours(5, 12), hours(15, 22)];
const SUNDAY = [hours(5, 12)];

/** Service code of health clubs and fitness centres. */
export const DEFAULT_SAC = '999723';

/** Settings until somebody saves others: Bhor is a fictitious demonstration studio. */
export const defaultSettings: Settings = {
  studio: {
    name: 'Bhor',
    street: '1 Demonstration Lane',
    city: 'Pune',
    postalCode: '411000',
    region: 'Maharashtra',
    // An unassigned number.
    phone: '+91 20 0000 0000',
    email: 'hello@studio.example',
    // The city centre, since the address is invented.
    latitude: 18.5204,
    longitude: 73.8567,
    profiles: [],
    disclaimer: 'Bhor is a demonstration studio. Its address, phone and people are invented.',
  },
  hours: {
    week: [SUNDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY],
    holidays: [],
  },
  region: { timeZone: 'Asia/Kolkata', locale: 'en-IN', weekStart: 1, currency: 'INR' },
  look: { hue: null, logoId: null, pictures: [] },
  words: Object.fromEntries(WORDS.map((name) => [name, ''])) as WordsSettings,
  taxes: {
    legalName: '',
    gstin: '',
    taxName: 'VAT',
    taxNumber: '',
    rates: [],
    isInclusive: true,
    receiptPrefix: 'BH',
  },
  desk: {
    upiAddress: '',
    upiPayee: '',
    isUpiMerchant: false,
    discountPercentMaxFrontDesk: 10,
    discountPercentMaxAdmin: 100,
    partPercentMinFrontDesk: 20,
    startDaysAheadMax: 60,
    backdatedDaysMaxFrontDesk: 3,
    backdatedDaysMaxAdmin: 31,
    dueReminderDays: [-1, 1, 7],
    entryWithDuesDays: 7,
    doubleVisitMinutes: 120,
    recordedDaysBackMax: 7,
    exportRowsMax: 500,
    freezeDaysPerMonth: 7,
    freezeDaysMin: 3,
    freezeDaysAheadMax: 60,
    riskDaysNotStarted: { moderate: 5, high: 10 },
    riskDaysNew: { moderate: 7, high: 10 },
    riskDaysFirstYear: { moderate: 14, high: 21 },
    riskDaysLonger: { moderate: 21, high: 35 },
  },
  mail: { senderName: '', senderEmail: '', replyTo: '', smtpHost: '', smtpPort: 587, smtpUser: '' },
  mailWords: {
    signature: '',
    ...(Object.fromEntries(WORDED_MAILS.map((mail) => [paragraphOf(mail), ''])) as Record<
      ParagraphName,
      string
    >),
  },
  gateway: { razorpayKey: '' },
  // Runs only where the start has found no admin.
  setUp: {
    isRunning: false,
    step: 'you',
    confirmedPlanIds: [],
    hidden: [],
    linkHash: null,
    linkEndsAt: null,
  },
};

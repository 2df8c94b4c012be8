import { studio } from '#common/studio';
import { lookContent } from './look/look.content';
import { mailContent } from './mail.content';
import { mailWordsContent } from './mail-words.content';
import { moneyContent } from './money.content';
import { wordsContent } from './words.content';

/** Texts of the tab in which admins set up the studio. */
export const settingsContent = {
  lead: 'What you save here is on the site, in mails and on receipts at once.',
  failed: 'The settings did not load.',
  index: 'Sections',
  indexAt: (title: string) => `Section: ${title}`,
  saveFailed: 'The settings could not be saved. Please try again.',
  passwordHint: 'Mails or payments go through what you change.',
  submit: 'Save',
  discard: 'Discard changes',
  locked: (variable: string) => `Set by the environment variable ${variable}.`,
  changedCount: (count: number) => (count === 1 ? '1 field changed' : `${count} fields changed`),
  stale: 'These settings were changed meanwhile',
  leave: {
    title: 'Leave without saving?',
    text: 'Your changes of the settings have not been saved.',
    confirm: 'Leave',
    cancel: 'Stay',
  },
  studio: {
    title: 'Studio',
    lead: 'Shown on every page, in mails, on receipts and in search engines.',
    names: {
      name: 'Name',
      street: 'Street and number',
      city: 'City',
      get postalCode() {
        return studio.place.country === 'IN' ? 'PIN code' : 'Postal code';
      },
      region: 'State',
      phone: 'Phone',
      email: 'E-mail address',
      latitude: 'Latitude',
      longitude: 'Longitude',
      profiles: 'Profiles on other sites',
      disclaimer: 'Sentence in the footer',
    },
    hints: {
      phone: 'As it is shown, with the code of the country: +91 20 2345 6789',
      email: 'For visitors and members. Questions from the site arrive here.',
      profiles: 'Such as Instagram, one address per line. Leave it empty for none.',
      disclaimer: 'On every page and receipt. Leave it empty for none.',
    },
    requirements: {
      latitude:
        'For maps. Leave both empty if you do not know them. They belong to the address: change it without them, and they are left out.',
    },
  },
  hours: {
    title: 'Opening hours',
    lead: 'Shown on the home page, in the menu, in mails and in search engines.',
    names: { week: 'Week', holidays: 'Holidays' },
    closed: 'Closed',
    from: (day: string, number: number) => `${day}, ${period(number)} opens`,
    to: (day: string, number: number) => `${day}, ${period(number)} closes`,
    and: 'and',
    until: 'to',
    copy: 'Same for all days',
    holidays: {
      title: 'Holidays',
      hint: 'Days with other hours. Without hours, the studio is closed.',
      none: 'No holidays.',
      add: 'Add a holiday',
      group: (number: number, name: string) => name || `Holiday ${number}`,
      name: 'Occasion',
      from: 'First day',
      to: 'Last day',
      sameDay: 'Leave it empty for one day.',
      spans: 'Hours',
      remove: (name: string) => (name ? `Remove ${name}` : 'Remove'),
    },
  },
  region: {
    title: 'Time, formats and currency',
    lead: 'All days, times, numbers and amounts follow, on the site, in mails and in files.',
    names: {
      timeZone: 'Time zone',
      locale: 'Country',
      weekStart: 'Weeks begin on',
      currency: 'Currency',
    },
    hints: {
      locale: 'Dates and numbers are written as in the country; texts are in English.',
      currency:
        'The currency is fixed from the first order on. Amounts are kept with two decimals, as these currencies have.',
      currencyFixed: 'The currency is fixed, because orders or bookings have amounts in it.',
    },
    daysMayMove: {
      message:
        'Days of past visits and entries may move. What is booked, and receipts, keep their day; passes keep the moment at which they end.',
    },
  },
  look: lookContent,
  ...wordsContent,
  ...moneyContent,
  ...mailContent,
  mailWords: mailWordsContent,
};

const period = (number: number) =>
  number === 0 ? 'first period' : number === 1 ? 'second period' : `period ${number + 1}`;

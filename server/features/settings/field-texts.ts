import { DISCLAIMER_LENGTH_MAX, HOLIDAYS_MAX, PROFILES_MAX, SPANS_MAX } from '#common/settings/limits';

/** Descriptions of fields that outputs and inputs share. */
export const fieldTexts = {
  name: 'As on the site, in mails and on receipts.',
  street: 'Street and number.',
  city: 'Town or city of the address.',
  postalCode: 'Postal code: in India a PIN code, elsewhere empty if there is none.',
  region: 'State.',
  phone: 'Phone number as it is shown, with the code of the country.',
  email: 'E-mail address for visitors and members.',
  latitude: 'Latitude of the entrance, in degrees; null if it is not known.',
  longitude: 'Longitude of the entrance, in degrees; null if it is not known.',
  profiles: `URLs of profiles on other sites, up to ${PROFILES_MAX}.`,
  disclaimer: `Sentence in the footer and on receipts, up to ${DISCLAIMER_LENGTH_MAX} characters; empty for none.`,
  from: 'Start, in minutes after midnight in the time zone of the studio.',
  to: 'End, in minutes after midnight; 1440 for the end of the day.',
  firstDay: 'First day, ISO 8601.',
  lastDay: 'Last day, ISO 8601.',
  holidayName: 'Occasion, such as "Diwali".',
  holidaySpans: 'Opening hours on each of these days; none if the studio is closed.',
  week: `Opening hours by day of the week, beginning with Sunday; up to ${SPANS_MAX} periods a day, none if the studio is closed.`,
  holidays: `Days on which other hours apply, up to ${HOLIDAYS_MAX}, earliest first.`,
};

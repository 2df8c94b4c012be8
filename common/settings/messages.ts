import { HOLIDAYS_MAX, PROFILES_MAX, SPANS_MAX } from './limits';

/** Messages about the settings of the studio, shared by server and client. */
export const settingsMessages = {
  saved: 'Saved. The site shows it now.',
  changedMeanwhile: 'Somebody else has changed these settings meanwhile.',
  nameRequired: 'Give the name of the studio.',
  streetRequired: 'Give the street and the number.',
  cityRequired: 'Give the city.',
  regionRequired: 'Give the state.',
  postalCodeInvalid: 'A PIN code has six digits.',
  phoneInvalid: 'Give the number with the code of the country, such as +91 20 2345 6789.',
  coordinateInvalid: (limit: number) => `Enter a number from -${limit} to ${limit}.`,
  bothCoordinates: 'Give both numbers, or neither.',
  profileInvalid: 'Give an address that begins with https://',
  tooManyProfiles: `At most ${PROFILES_MAX} addresses are possible.`,
  timeInvalid: 'Give a time of day.',
  spanEndsFirst: 'These hours end before they begin. For hours after midnight, add them to the next day.',
  spansOverlap: 'These hours overlap.',
  tooManySpans: `At most ${SPANS_MAX} periods a day are possible.`,
  weekIncomplete: 'Give the hours of all seven days.',
  dateInvalid: 'Give a date.',
  holidayNameRequired: 'Give the occasion, such as Diwali.',
  holidayEndsFirst: 'The last day is before the first one.',
  holidaysOverlap: 'Two of these holidays share a day.',
  tooManyHolidays: `At most ${HOLIDAYS_MAX} holidays are possible. Remove past ones.`,
} as const;

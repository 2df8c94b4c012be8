import {
  HOLIDAYS_MAX,
  PROFILES_MAX,
  REMINDERS_MAX,
  SPANS_MAX,
  TAX_RATE_BASIS_POINTS_MAX,
  TAX_RATES_MAX,
} from './limits';

/** Messages about the settings of the studio, shared by server and client. */
export const settingsMessages = {
  ruleInvalid: 'Write a title, a colon and a text on each line: “Bring a towel: One for the bench.”',
  tooManyRules: (max: number) => `At most ${max} lines are possible.`,
  listInvalid: 'Write the title of each list with a colon, as “For your day:”, and its items below it.',
  tooManyLists: (max: number) => `At most ${max} lists are possible.`,
  saved: 'Saved. The site shows it now.',
  passwordRequired: 'Enter your password to change what mails and payments go through.',
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

export const regionMessages = {
  timeZoneUnknown: 'Choose a time zone from the list.',
  localeUnknown: 'Choose a country from the list.',
  weekStartUnknown: 'Choose Monday, Sunday or Saturday.',
  currencyUnknown: 'Choose a currency from the list. Only those with two decimals are possible.',
  currencyFixed: 'The books have amounts already, which cannot become amounts of another currency.',
} as const;

export const lookMessages = {
  saved: 'Saved. The site has the colour now, and pictures and icons once they are made, within a minute.',
  hueInvalid: 'Give a hue from 0 to 359 degrees.',
  colorInvalid: 'Give a colour such as #0A7B55.',
  colorIsGrey: 'Greys, black and white have no hue. Give a colour.',
  altRequired: 'Describe what the picture shows, for people who cannot see it.',
  placesDiffer: 'A place has room for one picture.',
} as const;

export const taxMessages = {
  gstinInvalid: 'This is no GSTIN. Compare it with the registration certificate, character by character.',
  taxNameRequired: 'Give the name of the tax, such as VAT.',
  gstinRequired: 'Only a registered business may charge tax. Give the number, or set all rates to 0.',
  rateInvalid: `Enter a rate from 0 to ${TAX_RATE_BASIS_POINTS_MAX / 100} percent, with at most two decimals.`,
  sacInvalid: 'A service code has four to eight digits.',
  prefixInvalid: 'Use one to three letters from A to Z.',
  prefixInUse: (prefix: string, year: string) =>
    `Receipts of ${year} already begin with ${prefix}. Change it on 1 April, before the first receipt.`,
  ratesShareDay: 'Two of these rates begin on the same day.',
  tooManyRates: `At most ${TAX_RATES_MAX} rates are possible. Remove old ones.`,
} as const;

export const deskMessages = {
  upiAddressInvalid: 'Give a UPI address such as studio@bank.',
  highFirst: 'Give more days than for the first sign.',
  tooManyReminders: `At most ${REMINDERS_MAX} days are possible.`,
} as const;

export const mailMessages = {
  wordsSaved: 'Saved. Mails have it from now on.',
  trialSent: (address: string) => `On its way to ${address}.`,
  hostInvalid: 'Give the name of a mail server, such as smtp.example.com.',
  /** `sentAgain` mails that had failed before. */
  testSent: (address: string, sentAgain = 0) =>
    `The mail server has taken a test mail to ${address}. See whether it arrives.` +
    (sentAgain > 0
      ? ` ${sentAgain} waiting ${sentAgain === 1 ? 'mail is' : 'mails are'} being sent too.`
      : ''),
  testFailed: {
    notSet: 'No mail server is set, so mails wait in the database.',
    unknownHost: 'There is no server of this name. Check its spelling.',
    noAnswer: 'The server does not respond. Check name and port.',
    noEncryption: 'The server offers no safe connection on this port. 587 and 465 are usual.',
    refusesLogIn: 'The server refuses the user name or the password.',
    refusesMail: (code: string) =>
      `The server refuses the mail (${code}). It may not permit this sender; ask its provider.`,
    privateAddress:
      'This server is in a private network. Such a server is set with the environment variable SMTP_URL.',
    unknown: (codes: string) => `The mail could not be sent (${codes}).`,
  },
} as const;

export const gatewayMessages = {
  keyIdInvalid: 'Give a key id such as rzp_live_a1b2c3.',
  checked: 'Razorpay accepts the key.',
  checkedInTest: 'Razorpay accepts the key. It is a key of the test mode, which takes no money.',
  incomplete: 'Key id, secret of the key and secret of the webhook are needed, all three.',
  refused: 'Razorpay refuses the key. Id and secret have to be from the same key.',
  rupeeTest: 'Test of the payment gateway',
  rupeeTestUnknown: 'This test does not exist any more.',
  noAnswer: 'Razorpay does not respond. Try again later.',
} as const;

export const secretMessages = {
  required: 'Give the new value.',
  tooShort: (min: number) => `It has at least ${min} characters.`,
  replaced: 'Saved. It is not shown again.',
  removed: 'Removed.',
  locked: (variable: string) => `This is set by the environment variable ${variable}.`,
} as const;

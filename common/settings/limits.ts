/** Maximum length of the name of a studio, a city or a state, in characters. */
export const STUDIO_NAME_LENGTH_MAX = 60;
/** Maximum length of the first line of the address, in characters. */
export const ADDRESS_LENGTH_MAX = 120;
/** Maximum length of a postal code, in characters. */
export const POSTAL_CODE_LENGTH_MAX = 10;
/** Maximum length of a phone number as it is written, in characters. */
export const PHONE_LENGTH_MAX = 30;
/** Maximum number of profiles on other sites. */
export const PROFILES_MAX = 8;
/** Maximum length of the text alternative of a picture of the site, in characters. */
export const PICTURE_ALT_LENGTH_MAX = 300;
/** Maximum length of the sentence in the footer, in characters. */
export const DISCLAIMER_LENGTH_MAX = 160;
/** Maximum number of opening periods of a day. */
export const SPANS_MAX = 4;
/** Maximum number of holidays. */
export const HOLIDAYS_MAX = 60;
/** Maximum length of the name of a holiday, in characters. */
export const HOLIDAY_NAME_LENGTH_MAX = 60;
/** Maximum length of the legal name of whoever runs the studio, in characters. */
export const LEGAL_NAME_LENGTH_MAX = 100;
/** Maximum length of the name of a tax, such as VAT, in characters. */
export const TAX_NAME_LENGTH_MAX = 12;
/** Maximum length of the number under which a studio is registered for it, in characters. */
export const TAX_NUMBER_LENGTH_MAX = 15;
/** The highest rate of a tax, in hundredths of a percent. */
export const TAX_RATE_BASIS_POINTS_MAX = 5000;
/** Maximum number of rates; each applies from its first day. */
export const TAX_RATES_MAX = 20;
/** Maximum number of days ahead or back that the front desk may be allowed. */
export const DESK_DAYS_MAX = 366;
/** How many days before and after the promised day a reminder may be sent. */
export const REMINDER_DAYS_MAX = 99;
/** Maximum number of reminders of one instalment. */
export const REMINDERS_MAX = 10;
/** Maximum number of days without a visit after which members are at risk. */
export const QUIET_DAYS_MAX = 365;
export const DOUBLE_VISIT_MINUTES = { min: 30, max: 480 };
export const RECORDED_DAYS_BACK = { min: 0, max: 30 };
export const DESK_EXPORT_ROWS = { min: 0, max: 500 };
export const FREEZE_DAYS_PER_MONTH = { min: 0, max: 31 };
export const FREEZE_DAYS_MIN = { min: 1, max: 31 };
/** Maximum length of the user name at the mail server, in characters. */
export const SMTP_USER_LENGTH_MAX = 254;
/** Maximum length of the signature of mails, in characters. */
export const MAIL_SIGNATURE_LENGTH_MAX = 120;
/** Maximum length of the studio's own paragraph of a mail, in characters. */
export const MAIL_PARAGRAPH_LENGTH_MAX = 500;
/** Maximum length of a secret, in characters. */
export const SECRET_LENGTH = 500;

/** Maximum length of a question to the studio, in characters. */
export const ENQUIRY_MESSAGE_LENGTH_MAX = 1000;
/** Length from which the form shows a character count for the question. */
export const ENQUIRY_MESSAGE_COUNTED_FROM = 800;
/** Maximum length of the note with which staff close a question, in characters. */
export const ENQUIRY_NOTE_LENGTH_MAX = 500;
/** Questions per day, from whatever network, that the studio gets as mails; those beyond are in the admin panel only. */
export const ENQUIRY_MAILS_PER_DAY = 50;

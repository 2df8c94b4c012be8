/** What many mutations send messages to the database for. */
export const GUESSING = 'three limits against guessing are counted, and reset after a success';

export const SUMMARY = 'the summary of the member';

export const MAIL = 'a mail and its job';

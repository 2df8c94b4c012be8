/** Messages that several features use, shared by server and client. */
export const messages = {
  reasonRequired: 'Give a reason. The member will see it.',
  journalReasonRequired: 'Give a reason. It is kept in the journal.',
  requestKeyInvalid: 'A requestKey has 10 to 64 letters, digits, hyphens or underscores.',
  textTooLong: (max: number) => `Use at most ${max} characters.`,
  controlCharacters: 'This text has characters that cannot be shown. Please type it again.',
  numberOutOfRange: (min: number, max: number) => `Enter a number from ${min} to ${max}.`,
  wholeNumber: (min: number, max: number) => `Enter a whole number from ${min} to ${max}.`,
  tooManyRequests: (wait: string) => `Too many attempts. Please wait ${wait} and try again.`,
} as const;

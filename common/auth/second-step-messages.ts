/** Messages of the second step of a log-in, which pages load only when there is one. */
export const secondStepMessages = {
  required: 'Use your second factor.',
  codeRequired: 'Enter a code.',
  codeWrong: 'This code is wrong, has expired or was used. Wait for the next one.',
  passkeyRefused: 'This passkey was not accepted. Use a code, or enter your password again.',
  expired: 'That took too long. Enter your password again.',
} as const;

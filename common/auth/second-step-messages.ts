/** Messages of the second step of a log-in, which pages load only when there is one. */
export const secondStepMessages = {
  required: 'Enter the code of your authenticator app.',
  codeRequired: 'Enter a code.',
  codeWrong: 'This code is wrong, has expired or was used. Wait for the next one.',
  expired: 'That took too long. Enter your password again.',
} as const;

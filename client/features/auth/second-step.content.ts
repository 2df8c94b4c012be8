/** Texts of the second step of a log-in. */
export const secondStepContent = {
  code: 'Code of your authenticator app',
  codeHint: 'Six digits, new every 30 seconds.',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of the codes that you saved when you set the second factor up. Each works once.',
  useRecovery: 'Use a recovery code',
  useApp: 'Use the authenticator app',
  submit: 'Continue',
  failed: 'The log-in failed. Please try again.',
  lost: 'Neither at hand? Another admin can reset your second factor.',
};

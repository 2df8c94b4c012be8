/** Texts of the button that completes a log-in with a passkey. */
export const passkeyContent = {
  use: 'Use a passkey',
  failed: 'No passkey was used. Try again, or use a code.',
};

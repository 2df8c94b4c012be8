/** Messages about consents, shared by server and client. */
export const consentMessages = {
  accountRequired: 'This consent lasts as long as your account. To end it, delete your account.',
  withdrawn: 'Your consent is withdrawn, and the data it covered is deleted.',
} as const;

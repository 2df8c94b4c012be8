export const healthConsentContent = {
  policy: 'Privacy Policy',
  account: 'See or delete them in your account',
};

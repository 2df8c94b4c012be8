/** Texts around the legal texts. */
export const legalContent = {
  terms: 'Terms Of Use',
  privacy: 'Privacy Policy',
  failed: 'This text did not load.',
  versionOf: 'Version of',
  numberOnDay: (number: number) => `, no. ${number}`,
  earlier: 'Earlier versions',
};

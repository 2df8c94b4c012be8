/** Messages about the set-up of a new studio, shared by server and client. */
export const setUpMessages = {
  linkExpired: 'This link has expired. Restart Bhor, or run npm run setup-link, and open the new one.',
  linkUnknown: 'This link is not valid. Only the newest one works: open it exactly as Bhor has printed it.',
  hasAdmin: 'This studio has an admin. Log in.',
  passwordOfMember:
    'A member has this e-mail address. Enter the password of that account, or another address.',
  welcome: 'You are the owner of this studio now.',
  saved: 'Saved.',
  opened: 'The studio is open.',
  openAlready: 'The studio is open already.',
  detailsMissing: 'Replace street, phone and e-mail address of the demonstration in the step “Studio” first.',
  pricesMissing: 'Confirm the price of each plan on sale in the step “Plans and tax” first.',
} as const;

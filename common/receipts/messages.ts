/** Messages about receipts that are handed out. */
export const receiptMessages = {
  readyToPrint: 'The receipt is ready to print.',
  shared: 'The link is ready.',
  mailed: (address: string) => `The receipt is on its way to ${address}.`,
  emailRequired: 'This member has no e-mail address. Enter one.',
  memberDeleted: 'The account of this member has been deleted, so no link can be made. Print the receipt.',
  linkInvalid:
    'This link has expired or is not complete. Log in to see your receipts, or ask the front desk for a new link.',
} as const;

/** Messages about closing the day at the front desk. */
export const dayCloseMessages = {
  amountWrong: 'Enter an amount like 500 or 499.50.',
  countWrong: 'Enter how many there are, such as 12.',
  noteUnknown: 'This note or coin is not counted here.',
  noteTwice: 'Enter each note or coin once.',
  listTooLong: 'Paste the list of one day only.',
  listWithoutPayments: 'No 12-digit reference with an amount was found in the list.',
  handedOverToRequired: 'Enter who gets the cash.',
  differenceReasonRequired: 'Enter why it differs.',
  leftTooMuch: 'More than was counted cannot stay in the drawer.',
  movedCash: (amount: string, isOut: boolean) =>
    isOut ? `${amount} taken out of the drawer.` : `${amount} put into the drawer.`,
  countsForLater: (day: string) => `It counts for ${day}, because today is closed.`,
  closed: (day: string) => `${day} is closed.`,
  reopened: (day: string) => `${day} is open again.`,
  notOpen: 'This day is closed already, or has not come yet. Reload the page.',
  figuresChanged: 'Something was booked meanwhile. Check the new figures, then close the day.',
  closingNotFound: 'This closed day was not found.',
  notNewest: 'Only the last closed day can be opened again.',
} as const;

/** An amount in paise, as the API returns it. */
export const rupees = (minorUnits: number) => ({
  __typename: 'Money' as const,
  minorUnits,
  currencyCode: 'INR' as const,
});

/** A price without taxes, as the API returns it. */
export const untaxedPrice = (minorUnits: number) => ({
  __typename: 'TaxedPrice' as const,
  total: rupees(minorUnits),
  taxable: rupees(minorUnits),
  taxLines: [],
  roundOff: rupees(0),
});

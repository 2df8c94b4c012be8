/** Selects the fields of `Money`. */
export const MONEY = '{ minorUnits currencyCode }';

/** An amount in paise, as the API returns it. */
export const rupees = (minorUnits: number) => ({ minorUnits, currencyCode: 'INR' });

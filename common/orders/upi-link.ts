interface UpiPayment {
  /** UPI address (VPA) of the payee. */
  address: string;
  name: string;
  paise: number;
  currencyCode: string;
  /** Identifies the payment to both sides: at most 35 letters and digits. */
  reference: string;
}

/** The address of a payment in UPI apps, by version 1.6 of the UPI linking specification. */
export function upiLink({ address, name, paise, currencyCode, reference }: UpiPayment): string {
  const values = [
    ['pa', address],
    ['pn', encodeURIComponent(name)],
    ['tr', reference],
    ['am', (paise / 100).toFixed(2)],
    ['cu', currencyCode],
  ];
  return `upi://pay?${values.map((pair) => pair.join('=')).join('&')}`;
}

import { CURRENCIES, type CurrencyWords } from './currencies';
import { studio } from './studio';

/** The words for the currency of the studio. */
export const currencyWords = (): CurrencyWords => CURRENCIES[studio.currency];

/** Whether the studio is paid in rupees: by UPI as well, through Razorpay, and with GST. */
export const usesRupees = (): boolean => studio.currency === 'INR';

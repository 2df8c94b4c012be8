import { madeFromSettings } from './made-from-settings';
import { studio } from './studio';

/** Writes numbers as the studio does. */
export function numberFormat(options: Intl.NumberFormatOptions = {}) {
  const format = madeFromSettings(() => new Intl.NumberFormat(studio.locale, options));
  return (number: number): string => format().format(number);
}

import { studio } from './studio';

/** What is made of time zone, locale and currency, which takes long: made when it is needed, and again when they change. */
export function ofRegion<Made>(make: () => Made): () => Made {
  let made: Made;
  let key = '';
  return () => {
    const current = studio.timeZone + studio.locale + studio.currency;
    if (key !== current) made = make();
    key = current;
    return made;
  };
}

/** Writes moments as dates or times at the studio. */
export function dateFormat(options: Intl.DateTimeFormatOptions, locale?: string) {
  const format = ofRegion(
    () => new Intl.DateTimeFormat(locale ?? studio.locale, { timeZone: studio.timeZone, ...options }),
  );
  return (moment: Date | number): string => format().format(moment);
}

/** Writes numbers as the studio does. */
export function numberFormat(options: Intl.NumberFormatOptions = {}) {
  const format = ofRegion(() => new Intl.NumberFormat(studio.locale, options));
  return (number: number): string => format().format(number);
}

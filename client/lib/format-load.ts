import { studio } from '#common/studio';

const format = new Intl.NumberFormat(studio.locale, { maximumFractionDigits: 2, useGrouping: false });

/** "12.5": a load in kilograms. */
export const formatLoad = (kg: number): string => format.format(kg);

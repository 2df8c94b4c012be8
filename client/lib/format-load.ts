import { numberFormat } from '#common/formats';

/** "12.5": a load in kilograms. */
export const formatLoad = numberFormat({ maximumFractionDigits: 2, useGrouping: false });

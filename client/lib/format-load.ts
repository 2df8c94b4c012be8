import { numberFormat } from '#common/number-format';

/** "12.5": a load in kilograms. */
export const formatLoad = numberFormat({ maximumFractionDigits: 2, useGrouping: false });

/**
 * @param {number[]} values
 * @param {number} part from 0 to 1
 */
export function quantile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(sorted.length * part) - 1))] ?? NaN;
}

/** @param {number[]} values */
export const median = (values) => quantile(values, 0.5);

/** @param {number} value */
export const ms = (value) => `${value.toFixed(1)} ms`;

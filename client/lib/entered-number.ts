import { toAsciiDigits } from '#common/digits';

const PLAIN_NUMBER = /^(\d+\.?\d*|\.\d+)$/;

/** The number in a text field: null for an empty field, and NaN, which every rule refuses, if it is not a number. */
export function parseNumber(text: string): number | null {
  const ascii = toAsciiDigits(text).trim();
  if (ascii === '') return null;
  return PLAIN_NUMBER.test(ascii) ? Number(ascii) : Number.NaN;
}

export const isWithin = (
  number: number | null,
  { min, max }: { min: number; max: number },
): number is number => number !== null && number >= min && number <= max;

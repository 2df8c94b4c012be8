export const isWithin = (
  number: number | null,
  { min, max }: { min: number; max: number },
): number is number => number !== null && number >= min && number <= max;

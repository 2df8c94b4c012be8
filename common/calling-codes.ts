/**
 * For each country: the code dialled from abroad, and a pattern of its national numbers without the leading zero. The
 * pattern of India matches mobile numbers only.
 */
export const CALLING_CODES = {
  IN: ['91', '[6-9]\\d{9}'],
  AE: ['971', '[2-9]\\d{7,8}'],
  AU: ['61', '[2-478]\\d{8}'],
  CA: ['1', '[2-9]\\d{9}'],
  GB: ['44', '[1-9]\\d{8,9}'],
  IE: ['353', '[1-9]\\d{6,8}'],
  NZ: ['64', '[2-9]\\d{7,9}'],
  SG: ['65', '[3689]\\d{7}'],
  US: ['1', '[2-9]\\d{9}'],
  ZA: ['27', '[1-8]\\d{8}'],
} as const;

/** ISO 3166-1. */
export type Country = keyof typeof CALLING_CODES;

/** Body mass index in kg/m², rounded to one decimal (specification 5, contract 6). */
export function bodyMassIndex(weightKg: number, heightCm: number): number {
  const heightM = heightCm / 100;
  return toOneDecimal(weightKg / (heightM * heightM));
}

/** The same from pounds and inches, by the factor of the specification (5). */
export const bodyMassIndexUs = (weightLb: number, heightIn: number): number =>
  toOneDecimal((703 * weightLb) / (heightIn * heightIn));

/** The index as it is shown and judged: what reads 25.0 is judged as 25.0. */
export const toOneDecimal = (index: number): number => Math.round(index * 10) / 10;

export const BMI_STATUSES = ['Underweight', 'Normal', 'Overweight', 'Obese'] as const;

export type BmiStatus = (typeof BMI_STATUSES)[number];

/** Where the second, third and fourth status begin (specification 9); each goes up to the next without a gap. */
export const BMI_STATUS_FROM = [18.5, 25, 30] as const;

/** Category of an index that was rounded to one decimal. */
export const bmiStatusOf = (index: number): BmiStatus => BMI_STATUSES[stepsIn(BMI_STATUS_FROM, index)]!;

/** Bands of risk for adults of Asian descent, as the WHO expert consultation of 2004 words them. */
export const ASIAN_RISK_BANDS = ['underweight', 'acceptable', 'increased', 'high'] as const;

export type AsianRiskBand = (typeof ASIAN_RISK_BANDS)[number];

/** Public health action points of the same (Lancet 2004; 363: 157-163): information beside the status, no diagnosis. */
export const ASIAN_RISK_FROM = [18.5, 23, 27.5] as const;

export const asianRiskBandOf = (index: number): AsianRiskBand =>
  ASIAN_RISK_BANDS[stepsIn(ASIAN_RISK_FROM, index)]!;

/** How many of the thresholds, which rise, a number has reached. */
const stepsIn = (thresholds: readonly number[], index: number): number =>
  thresholds.filter((threshold) => index >= threshold).length;

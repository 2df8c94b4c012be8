/** Body mass index in kg/m², rounded to one decimal. */
export function bodyMassIndex(weightKg: number, heightCm: number): number {
  const heightM = heightCm / 100;
  return toOneDecimal(weightKg / (heightM * heightM));
}

/** Body mass index from pounds and inches; 703 converts lb/in² to kg/m². */
export const bodyMassIndexUs = (weightLb: number, heightIn: number): number =>
  toOneDecimal((703 * weightLb) / (heightIn * heightIn));

/** An index is rounded before it is classified, so that one shown as 25.0 counts as 25.0. */
export const toOneDecimal = (index: number): number => Math.round(index * 10) / 10;

export const BMI_STATUSES = ['Underweight', 'Normal', 'Overweight', 'Obese'] as const;

export type BmiStatus = (typeof BMI_STATUSES)[number];

/** Lower bounds of the second, third and fourth status; each status extends to the next without a gap. */
export const BMI_STATUS_FROM = [18.5, 25, 30] as const;

/** Status of an index that has been rounded to one decimal. */
export const bmiStatusOf = (index: number): BmiStatus => BMI_STATUSES[stepsIn(BMI_STATUS_FROM, index)]!;

/** Risk bands for adults of Asian descent, in the words of the WHO expert consultation of 2004. */
export const ASIAN_RISK_BANDS = ['underweight', 'acceptable', 'increased', 'high'] as const;

export type AsianRiskBand = (typeof ASIAN_RISK_BANDS)[number];

/**
 * Lower bounds of the second, third and fourth band: the consultation's public health action points (Lancet 2004; 363:
 * 157-163). Shown as information beside the status, not as a diagnosis.
 */
export const ASIAN_RISK_FROM = [18.5, 23, 27.5] as const;

export const asianRiskBandOf = (index: number): AsianRiskBand =>
  ASIAN_RISK_BANDS[stepsIn(ASIAN_RISK_FROM, index)]!;

/** How many of the ascending thresholds the index has reached. */
const stepsIn = (thresholds: readonly number[], index: number): number =>
  thresholds.filter((threshold) => index >= threshold).length;

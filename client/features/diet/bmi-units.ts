import { parseNumber } from '#common/clean-text';
import { bodyMassIndex, bodyMassIndexUs } from '#common/measurements/bmi';
import { BMI, HEIGHT_CM, WEIGHT_KG } from '#common/measurements/limits';
import { isWithin } from '../../lib/is-within';

export const UNIT_SYSTEMS = ['metric', 'us'] as const;

export type UnitSystem = (typeof UNIT_SYSTEMS)[number];

/** Values in the calculator fields. */
export interface CalculatorValues {
  system: UnitSystem;
  weight: string;
  height: string;
}

export type MeasureName = 'weight' | 'height';

const LB_PER_KG = 2.204_622_6;
const IN_PER_CM = 0.393_700_8;

const IN_US: Record<MeasureName, number> = { weight: LB_PER_KG, height: IN_PER_CM };

type Range = Readonly<{ min: number; max: number }>;

const inUs = ({ min, max }: Range, factor: number): Range => ({
  min: Math.ceil(min * factor),
  max: Math.floor(max * factor),
});

export const units: Record<UnitSystem, Record<MeasureName, { unit: string; range: Range }>> = {
  metric: {
    weight: { unit: 'kg', range: WEIGHT_KG },
    height: { unit: 'cm', range: HEIGHT_CM },
  },
  us: {
    weight: { unit: 'lb', range: inUs(WEIGHT_KG, LB_PER_KG) },
    height: { unit: 'in', range: inUs(HEIGHT_CM, IN_PER_CM) },
  },
};

/** The typed number, or null if it is missing, invalid or out of range. */
export function measureOf(values: CalculatorValues, name: MeasureName): number | null {
  const number = parseNumber(values[name]);
  return isWithin(number, units[values.system][name].range) ? number : null;
}

/** The BMI; null unless both measurements are valid, "impossible" if the combination is out of range. */
export function bmiOf(values: CalculatorValues): number | 'impossible' | null {
  const weight = measureOf(values, 'weight');
  const height = measureOf(values, 'height');
  if (weight === null || height === null) return null;
  const index = values.system === 'us' ? bodyMassIndexUs(weight, height) : bodyMassIndex(weight, height);
  return isWithin(index, BMI) ? index : 'impossible';
}

/** Weight in kilograms and height in centimetres; null unless they give a BMI. */
export function bodyOf(values: CalculatorValues): { weightKg: number; heightCm: number } | null {
  const { weight, height } = convert(values, 'metric');
  const weightKg = parseNumber(weight);
  const heightCm = parseNumber(height);
  return typeof bmiOf(values) === 'number' ? { weightKg: weightKg!, heightCm: heightCm! } : null;
}

/** Converts the values to other units, rounded to one decimal; input that is not a number is left as typed. */
export function convert(values: CalculatorValues, system: UnitSystem): CalculatorValues {
  if (system === values.system) return values;
  const inOther = (name: MeasureName) => {
    const number = parseNumber(values[name]);
    if (number === null || Number.isNaN(number)) return values[name];
    const other = system === 'us' ? number * IN_US[name] : number / IN_US[name];
    return String(Math.round(other * 10) / 10);
  };
  return { system, weight: inOther('weight'), height: inOther('height') };
}

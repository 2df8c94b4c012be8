import { useState } from 'react';
import { messages } from '#common/messages';
import {
  bodyOf,
  convert,
  bmiOf,
  measureOf,
  units,
  type CalculatorValues,
  type MeasureName,
  type UnitSystem,
} from './bmi-units';
import type { BmiCalculatorFragment } from './bmi-calculator.generated';

type Measured = BmiCalculatorFragment | null;

/**
 * State of the BMI calculator and its results. Fields that were not typed in show the measurements of the profile. Nothing
 * is stored.
 */
export function useBmiCalculator(measured: Measured | undefined) {
  const [system, setSystem] = useState<UnitSystem>('metric');
  const [typed, setTyped] = useState<Partial<Record<MeasureName, string>>>({});
  const [blurred, setBlurred] = useState<MeasureName[]>([]);
  const values = { ...convert(valuesOf(measured), system), ...typed };
  const changeSystem = (next: UnitSystem) => {
    const { weight, height } = convert(values, next);
    setTyped({
      ...(typed.weight !== undefined && { weight }),
      ...(typed.height !== undefined && { height }),
    });
    setSystem(next);
  };
  const errorOf = (name: MeasureName): string | undefined => {
    const isWrong = blurred.includes(name) && values[name].trim() !== '' && measureOf(values, name) === null;
    const { min, max } = units[system][name].range;
    return isWrong ? messages.numberOutOfRange(min, max) : undefined;
  };
  return {
    values,
    index: bmiOf(values),
    body: bodyOf(values),
    isFromProfile: Object.keys(typed).length === 0 && values.weight !== '' && values.height !== '',
    setSystem: changeSystem,
    field: (name: MeasureName) => ({
      value: values[name],
      unit: units[system][name].unit,
      error: errorOf(name),
      onChange: (event: { currentTarget: { value: string } }) =>
        setTyped({ ...typed, [name]: event.currentTarget.value }),
      onBlur: () => setBlurred((before) => [...before, name]),
    }),
  };
}

export type BmiCalculator = ReturnType<typeof useBmiCalculator>;

const valuesOf = (measured: Measured | undefined): CalculatorValues => ({
  system: 'metric',
  weight: String(measured?.weightKg ?? ''),
  height: String(measured?.heightCm ?? ''),
});

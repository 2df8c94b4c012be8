import { useState } from 'react';
import { messages } from '#common/messages';
import { useViewer } from '../../lib/session';
import {
  bodyOf,
  convert,
  indexOf,
  measureOf,
  units,
  type CalculatorValues,
  type MeasureName,
  type UnitSystem,
} from './bmi-units';
import type { DietPageQuery } from './diet.generated';
import { keepDraft, readDraft } from './diet-draft';

type Measured = DietPageQuery['profile']['bodyMeasurements'];

/** What stands in the calculator, begun with the measures of the profile, and what follows from it. */
export function useBmiCalculator(measured: Measured | undefined) {
  const personId = useViewer()?.id;
  const [typed, setTyped] = useState(() => readDraft(personId).calculator);
  const [left, setLeft] = useState<MeasureName[]>([]);
  const values = typed ?? valuesOf(measured);
  const change = (next: CalculatorValues) => {
    setTyped(next);
    keepDraft(personId, { calculator: next });
  };
  const errorOf = (name: MeasureName): string | undefined => {
    const isWrong = left.includes(name) && values[name].trim() !== '' && measureOf(values, name) === null;
    const { min, max } = units[values.system][name].range;
    return isWrong ? messages.numberOutOfRange(min, max) : undefined;
  };
  return {
    values,
    index: indexOf(values),
    body: bodyOf(values),
    isFromProfile: typed === undefined && values.weight !== '' && values.height !== '',
    setSystem: (system: UnitSystem) => change(convert(values, system)),
    field: (name: MeasureName) => ({
      value: values[name],
      unit: units[values.system][name].unit,
      error: errorOf(name),
      onChange: (event: { currentTarget: { value: string } }) =>
        change({ ...values, [name]: event.currentTarget.value }),
      onBlur: () => setLeft((before) => [...before, name]),
    }),
  };
}

export type BmiCalculator = ReturnType<typeof useBmiCalculator>;

const valuesOf = (measured: Measured | undefined): CalculatorValues => ({
  system: 'metric',
  weight: String(measured?.weight ?? ''),
  height: String(measured?.height ?? ''),
});

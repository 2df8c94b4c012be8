import * as z from 'zod/mini';
import { parseNumber } from '#common/clean-text';
import { fieldsIn, isNumberField, type FormFields } from '#common/forms/form-fields';

/** The values of a form as its inputs hold them: numbers as text, and an empty string for no value. */
export type Entered<Values> = {
  [Name in keyof Values]-?: EnteredValue<NonNullable<Values[Name]>>;
};

type EnteredValue<Value> = Value extends number ? string : Value extends object ? Entered<Value> : Value | '';

/** The values of a form as the server returns them: all of its fields, null for no value. */
type Saved<Values> = {
  [Name in keyof Values]-?: SavedValue<NonNullable<Values[Name]>> | null;
};

type SavedValue<Value> = Value extends object ? Saved<Value> : Value;

type Input<Fields extends FormFields> = z.input<Fields>;
type Group = Record<string, unknown>;

/** Rules for the entered values: parses numbers and turns empty strings into null, then applies the rules of the form. */
export function enteredSchema<Fields extends FormFields, Parsed>(
  { shape }: Fields,
  form: z.ZodMiniType<Parsed, Input<Fields>>,
): z.ZodMiniType<Parsed, Entered<Input<Fields>>> {
  const parsed = z.transform((entered: Entered<Input<Fields>>) => parseGroup(shape, entered));
  const rules: z.ZodMiniType<Parsed, Group> = form;
  return z.pipe(parsed, rules);
}

/** The saved values as they are shown in the form; without saved values, all fields are empty. */
export const toEntered = <Fields extends FormFields>(
  { shape }: Fields,
  saved: Saved<Input<Fields>> | null,
): Entered<Input<Fields>> => enteredGroup(shape, saved ?? {}) as Entered<Input<Fields>>;

/** Whether two forms have the same values in all fields, and lists of the same length. */
export const areSame = <Values extends object>(one: Values, other: Values): boolean =>
  (!Array.isArray(one) || one.length === (other as unknown[]).length) &&
  Object.entries(one).every(([name, value]: [string, unknown]) => {
    const counterpart = (other as Group)[name];
    return isGroup(value) && isGroup(counterpart) ? areSame(value, counterpart) : value === counterpart;
  });

function parseGroup(shape: z.core.$ZodShape, entered: Group): Group {
  return mapFields(shape, (name, rule, fields) => {
    if (fields) return parseGroup(fields, entered[name] as Group);
    const text = entered[name] as string;
    if (isNumberField(rule)) return parseNumber(text);
    return text.trim() === '' ? null : text;
  });
}

function enteredGroup(shape: z.core.$ZodShape, saved: Group): Group {
  return mapFields(shape, (name, _rule, fields) => {
    if (fields) return enteredGroup(fields, (saved[name] ?? {}) as Group);
    const value = saved[name] as string | number | null | undefined;
    return value == null ? '' : String(value);
  });
}

const mapFields = (
  shape: z.core.$ZodShape,
  valueOf: (name: string, rule: z.core.$ZodType, fields: z.core.$ZodShape | undefined) => unknown,
): Group =>
  Object.fromEntries(
    Object.entries(shape).map(([name, rule]) => [name, valueOf(name, rule, fieldsIn(rule))]),
  );

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

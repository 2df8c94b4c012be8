import * as z from 'zod/mini';
import { fieldsIn, isNumberField, type FormFields } from '#common/forms/form-fields';
import { typedNumber } from './typed-number';

/** The values of a form as its inputs hold them: numbers as text, and an empty text for no value. */
export type Typed<Values> = {
  [Name in keyof Values]-?: TypedValue<NonNullable<Values[Name]>>;
};

type TypedValue<Value> = Value extends number ? string : Value extends object ? Typed<Value> : Value | '';

/** The values of a form as the server returns them: all of its fields, null for no value. */
type Saved<Values> = {
  [Name in keyof Values]-?: SavedValue<NonNullable<Values[Name]>> | null;
};

type SavedValue<Value> = Value extends object ? Saved<Value> : Value;

type Input<Fields extends FormFields> = z.input<Fields>;
type Group = Record<string, unknown>;

/** Rules for the typed values: parses numbers and turns empty texts into null, then applies the rules of the form. */
export function typedSchema<Fields extends FormFields, Parsed>(
  { shape }: Fields,
  form: z.ZodMiniType<Parsed, Input<Fields>>,
): z.ZodMiniType<Parsed, Typed<Input<Fields>>> {
  const parsed = z.transform((typed: Typed<Input<Fields>>) => parsedGroup(shape, typed));
  const rules: z.ZodMiniType<Parsed, Group> = form;
  return z.pipe(parsed, rules);
}

/** The saved values as they are typed into the form; all fields are empty without saved values. */
export const typedOf = <Fields extends FormFields>(
  { shape }: Fields,
  saved: Saved<Input<Fields>> | null,
): Typed<Input<Fields>> => typedGroup(shape, saved ?? {}) as Typed<Input<Fields>>;

/** Whether all fields of two forms hold the same. */
export const areSame = <Values extends object>(one: Values, other: Values): boolean =>
  Object.entries(one).every(([name, value]: [string, unknown]) => {
    const counterpart = (other as Group)[name];
    return isGroup(value) && isGroup(counterpart) ? areSame(value, counterpart) : value === counterpart;
  });

function parsedGroup(shape: z.core.$ZodShape, typed: Group): Group {
  return mapFields(shape, (name, rule, fields) => {
    if (fields) return parsedGroup(fields, typed[name] as Group);
    const text = typed[name] as string;
    if (isNumberField(rule)) return typedNumber(text);
    return text.trim() === '' ? null : text;
  });
}

function typedGroup(shape: z.core.$ZodShape, saved: Group): Group {
  return mapFields(shape, (name, _rule, fields) => {
    if (fields) return typedGroup(fields, (saved[name] ?? {}) as Group);
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

import { registerEnumType } from 'type-graphql';
import { enumName } from '#common/enum-names';

/** Registers a GraphQL enum for a list of values in common/. */
export function enumOf<Value extends string>(name: string, values: readonly Value[], description: string) {
  const type = Object.fromEntries(values.map((value) => [value, value])) as Record<Value, Value>;
  registerEnumType(type, { name, description });
  return type;
}

/** Registers an enum with a description for each value. */
export function describedEnum<Value extends string>(
  name: string,
  descriptions: Record<Value, string>,
  description: string,
) {
  const values = Object.keys(descriptions) as Value[];
  const type = Object.fromEntries(values.map((value) => [value, value])) as Record<Value, Value>;
  const valuesConfig = Object.fromEntries(
    values.map((value) => [value, { description: descriptions[value] }]),
  ) as Record<Value, { description: string }>;
  registerEnumType(type, { name, description, valuesConfig });
  return type;
}

type EnumObject<Value extends string> = { [Name in Value as Uppercase<Name>]: Name };

/**
 * Registers an enum with a description for each value. In GraphQL the values are in upper case, elsewhere in lower
 * case.
 */
export function enumType<Value extends string>(
  name: string,
  descriptions: Record<Value, string>,
  description: string,
): EnumObject<Value> {
  const values = Object.keys(descriptions) as Value[];
  const type = Object.fromEntries(values.map((value) => [enumName(value), value])) as EnumObject<Value>;
  const valuesConfig = Object.fromEntries(
    values.map((value) => [enumName(value), { description: descriptions[value] }]),
  );
  registerEnumType<Record<string, string>>(type, { name, description, valuesConfig });
  return type;
}

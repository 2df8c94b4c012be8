import { registerEnumType } from 'type-graphql';

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

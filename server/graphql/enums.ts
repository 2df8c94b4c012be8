import { registerEnumType } from 'type-graphql';
import { enumName } from '#common/enum-names';

type EnumObject<Value extends string> = { [Name in Value as Uppercase<Name>]: Name };

/**
 * Registers an enum with a description for each value, unless it only repeats the name. In GraphQL the values are in
 * upper case, elsewhere in lower case.
 */
export function enumType<Value extends string>(
  name: string,
  descriptions: Record<Value, string>,
  description?: string,
): EnumObject<Value> {
  const values = Object.keys(descriptions) as Value[];
  const type = Object.fromEntries(values.map((value) => [enumName(value), value])) as EnumObject<Value>;
  const valuesConfig = Object.fromEntries(
    values.map((value) => [enumName(value), configOf(enumName(value), descriptions[value])]),
  );
  registerEnumType<Record<string, string>>(type, { name, description, valuesConfig });
  return type;
}

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/** A label that only repeats the name of the value is left out. */
const configOf = (name: string, description: string) =>
  lettersOf(description) === lettersOf(name) ? {} : { description };

/** The labels of values, each as a sentence for its description. */
export function sentencesOf<Value extends string>(labels: Record<Value, string>): Record<Value, string> {
  const sentences = Object.entries<string>(labels).map(([value, label]) => [value, `${label}.`]);
  return Object.fromEntries(sentences) as Record<Value, string>;
}

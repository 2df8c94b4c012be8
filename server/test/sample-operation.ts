import {
  astFromValue,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredArgument,
  isRequiredInputField,
  isCompositeType,
  getNamedType,
  print,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';

/** Sample values of scalars; the others get a string. */
const SAMPLES: Record<string, unknown> = {
  Int: 1,
  Float: 1.5,
  Boolean: true,
  Date: '2026-11-23',
  CurrencyCode: 'INR',
  DateTime: new Date(0),
  SafeInt: 1,
};

/** A document that calls one operation with sample arguments of the right types, so that it passes validation. */
export function sampleOperation(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): string {
  const required = field.args
    .filter(isRequiredArgument)
    .map(({ name, type }) => `${name}: ${print(astFromValue(sampleOf(type), type)!)}`);
  const args = required.length > 0 ? `(${required.join(', ')})` : '';
  const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : '';
  return `${kind} { ${field.name}${args}${selection} }`;
}

/** A value of a type, with the required fields only. */
export function sampleOf(type: GraphQLInputType): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [sampleOf(nullable.ofType)];
  if (isEnumType(nullable)) return nullable.getValues()[0]?.value;
  if (isInputObjectType(nullable)) {
    const all = Object.values(nullable.getFields());
    const fields = nullable.isOneOf ? all.slice(0, 1) : all.filter(isRequiredInputField);
    return Object.fromEntries(fields.map((field) => [field.name, sampleOf(field.type)]));
  }
  return SAMPLES[nullable.name] ?? 'sample';
}

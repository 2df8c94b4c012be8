/** Texts in the arguments of all operations. */
import {
  astFromValue,
  getNamedType,
  getNullableType,
  isCompositeType,
  isInputObjectType,
  isListType,
  isRequiredArgument,
  valueFromASTUntyped,
  type GraphQLField,
  type GraphQLInputType,
} from 'graphql';
import { getSchema } from '#server/composition/schema';
import { sampleOf } from '#server/test/sample-operation';
import { FOR_KIOSKS } from '../../operations/support/all';

/** A sample value as clients write it in variables. */
const given = (type: GraphQLInputType): unknown => valueFromASTUntyped(astFromValue(sampleOf(type), type)!);

/** Sample values for an argument, each with the text in another place, and that place. */
function valuesWith(
  text: string,
  type: GraphQLInputType,
  path: string[],
): { value: unknown; path: string[] }[] {
  const nullable = getNullableType(type);
  if (isListType(nullable))
    return valuesWith(text, nullable.ofType, [...path, '0']).map((one) => ({ ...one, value: [one.value] }));
  if (isInputObjectType(nullable)) {
    const sample = nullable.isOneOf ? {} : (given(nullable) as object);
    return Object.values(nullable.getFields()).flatMap((field) =>
      valuesWith(text, field.type, [...path, field.name]).map((one) => ({
        ...one,
        value: { ...sample, [field.name]: one.value },
      })),
    );
  }
  return ['String', 'ID'].includes(nullable.name) ? [{ value: text, path }] : [];
}

/** Calls of an operation, each with the text in another place. */
function callsWith(text: string, kind: string, field: GraphQLField<unknown, unknown>) {
  return field.args.flatMap((argument) =>
    valuesWith(text, argument.type, [argument.name]).map(({ value, path }) => {
      const passed = field.args.filter((one) => one === argument || isRequiredArgument(one));
      const samples = passed.map((one) => [one.name, one === argument ? value : given(one.type)] as const);
      const declared = passed.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
      const named = passed.map(({ name }) => `${name}: $${name}`).join(', ');
      const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : '';
      const query = `${kind} (${declared}) { ${field.name}(${named})${selection} }`;
      return { query, variables: Object.fromEntries(samples), path };
    }),
  );
}

/** Calls of all operations for signed-in users, each with the text in another place. */
export async function callsWithText(text: string) {
  const schema = await getSchema();
  const roots = [
    ['query', schema.getQueryType()!] as const,
    ['mutation', schema.getMutationType()!] as const,
  ];
  return roots.flatMap(([kind, root]) =>
    Object.values(root.getFields())
      .filter(({ name }) => !FOR_KIOSKS.includes(name))
      .flatMap((field) => callsWith(text, kind, field)),
  );
}

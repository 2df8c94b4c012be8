import { astFromValue, valueFromASTUntyped, type GraphQLResolveInfo } from 'graphql';

/** Query parameters with the values of arguments in JSON, as a client would send them; those that are null are left out. */
export function argumentsAsQuery(
  { parentType, fieldName }: GraphQLResolveInfo,
  values: Record<string, unknown>,
): URLSearchParams {
  const query = new URLSearchParams();
  for (const { name, type } of parentType.getFields()[fieldName]!.args) {
    const node = values[name] == null ? null : astFromValue(values[name], type);
    if (node) query.set(name, JSON.stringify(valueFromASTUntyped(node)));
  }
  return query;
}

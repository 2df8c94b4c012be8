import { Kind, type FragmentDefinitionNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

type Selection = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/** Keyed by the nodes of a field, which are the same objects for all rows of a list. */
const known = new WeakMap<Selection['fieldNodes'], ReadonlySet<string>>();

/** Names of the fields that a document selects of an object, including those of fragments. */
export function selectedFields({ fieldNodes, fragments }: Selection): ReadonlySet<string> {
  const sets = fieldNodes.flatMap(({ selectionSet }) => selectionSet ?? []);
  const names = known.get(fieldNodes) ?? fieldNamesIn(sets, (name) => fragments[name]);
  known.set(fieldNodes, names);
  return names;
}

/**
 * Names of the fields of selections, whatever their directives say. Each fragment is read once: of some that spread the
 * next one twice, the work would double at each level, and the cost of a document does not count what it skips.
 */
export function fieldNamesIn(
  sets: readonly SelectionSetNode[],
  fragmentOf: (name: string) => FragmentDefinitionNode | undefined,
): ReadonlySet<string> {
  const names = new Set<string>();
  const spread = new Set<string>();
  const read = ({ selections }: SelectionSetNode): void => {
    for (const node of selections) {
      if (node.kind === Kind.FIELD) names.add(node.name.value);
      else if (node.kind === Kind.INLINE_FRAGMENT) read(node.selectionSet);
      else spread.add(node.name.value);
    }
  };
  sets.forEach(read);
  // A set also iterates over what is added during the loop: fragments within fragments.
  for (const name of spread) {
    const fragment = fragmentOf(name);
    if (fragment) read(fragment.selectionSet);
  }
  return names;
}

import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

type Selection = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/** By the nodes of a field, which are the same objects for all rows of a list. */
const known = new WeakMap<Selection['fieldNodes'], ReadonlySet<string>>();

/** Names of the fields that a document selects of an object, including those of fragments. */
export function selectedFields({ fieldNodes, fragments }: Selection): ReadonlySet<string> {
  const names =
    known.get(fieldNodes) ??
    new Set(fieldNodes.flatMap(({ selectionSet }) => namesIn(selectionSet, fragments)));
  known.set(fieldNodes, names);
  return names;
}

function namesIn(selectionSet: SelectionSetNode | undefined, fragments: Selection['fragments']): string[] {
  return (selectionSet?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection;
    return namesIn(fragment?.selectionSet, fragments);
  });
}

import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

type Selection = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/** Names of the fields that a document selects of an object, including those of fragments. */
export const selectedFields = ({ fieldNodes, fragments }: Selection): Set<string> =>
  new Set(fieldNodes.flatMap(({ selectionSet }) => namesIn(selectionSet, fragments)));

function namesIn(selectionSet: SelectionSetNode | undefined, fragments: Selection['fragments']): string[] {
  return (selectionSet?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection.name.value];
    const fragment = selection.kind === Kind.FRAGMENT_SPREAD ? fragments[selection.name.value] : selection;
    return namesIn(fragment?.selectionSet, fragments);
  });
}

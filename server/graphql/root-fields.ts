import type {
  DocumentNode,
  FieldNode,
  FragmentDefinitionNode,
  SelectionNode,
  SelectionSetNode,
} from 'graphql';

export type Fragments = Map<string, FragmentDefinitionNode>;

/** The fragments of a document by their names. */
export const fragmentsOf = ({ definitions }: DocumentNode): Fragments =>
  new Map(
    definitions.flatMap((node) =>
      node.kind === 'FragmentDefinition' ? [[node.name.value, node] as const] : [],
    ),
  );

/**
 * The root fields of an operation. Those of a fragment are listed once, since spreading it again selects the same fields:
 * with fragments that spread the next one twice, their number would otherwise double at each level.
 */
export function rootFieldsOf(fragments: Fragments, operation: SelectionSetNode): FieldNode[] {
  const seen = new Set<string>();
  const fieldsIn = (set: SelectionSetNode | undefined): FieldNode[] =>
    (set?.selections ?? []).flatMap(fieldsOf);
  const fieldsOf = (node: SelectionNode): FieldNode[] => {
    if (node.kind === 'Field') return [node];
    if (node.kind === 'InlineFragment') return fieldsIn(node.selectionSet);
    if (seen.has(node.name.value)) return [];
    seen.add(node.name.value);
    return fieldsIn(fragments.get(node.name.value)?.selectionSet);
  };
  return fieldsIn(operation);
}

import {
  Kind,
  parse,
  type FieldNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';
import { expect, test } from 'vitest';
import { selectedFields } from './selected-fields';

/** The fields selected of the first field of the operation that opens the document. */
function selectedIn(text: string): string[] {
  const [operation, ...fragments] = parse(text).definitions;
  const [field] = (operation as OperationDefinitionNode).selectionSet.selections;
  const named = fragments.filter(
    (one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION,
  );
  const byName = Object.fromEntries(named.map((fragment) => [fragment.name.value, fragment]));
  return [...selectedFields({ fieldNodes: [field as FieldNode], fragments: byName })];
}

test.each([
  ['{ author { id } }', ['id']],
  ['{ author { id name email } }', ['id', 'name', 'email']],
  ['{ author { same: id ... on User { name } ... @include(if: true) { phone } } }', ['id', 'name', 'phone']],
  ['{ author { ...A } } fragment A on User { id ...B } fragment B on User { id name }', ['id', 'name']],
  ['{ author { orders { nodes { number } } } }', ['orders']],
  ['{ author }', []],
])('%s selects %j', (text, names) => {
  expect(selectedIn(text)).toEqual(names);
});

test('reads a fragment once, however often it is spread', () => {
  const levels = Array.from({ length: 40 }, (_, level) => level);
  const doubling = levels.map((level) => `fragment F${level} on User { ...F${level + 1} ...F${level + 1} }`);
  const text = `{ author { id ...F0 @skip(if: true) } } ${doubling.join(' ')} fragment F40 on User { name }`;
  expect(selectedIn(text)).toEqual(['id', 'name']);
});

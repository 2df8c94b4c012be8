import { expect, test } from 'vitest';
import { placeInList } from './place-in-list';

const at = (id: string, createdAt: string) => ({ id, createdAt });
const idsWith = (node: ReturnType<typeof at>, hasNextPage: boolean) =>
  placeInList(
    {
      edges: ['c', 'b', 'a'].map((id, index) => ({ node: at(id, `${3 - index}`) })),
      pageInfo: { hasNextPage },
    },
    node,
    'createdAt',
  )
    .map(({ node: { id } }) => id)
    .join('');

test.each([
  ['the newest comes first', at('x', '4'), true, 'xcba'],
  ['another comes between its neighbours', at('x', '2.5'), true, 'cxba'],
  ['of the same time, the greater id comes first', at('x', '2'), true, 'cxba'],
  ['the oldest comes last in a complete list', at('x', '0'), false, 'cbax'],
  ['the oldest is on a later page of another one', at('x', '0'), true, 'cba'],
  ['one that is listed stays the last', at('a', '1'), true, 'cba'],
  ['one that is listed is moved', at('a', '4'), true, 'acb'],
])('%s', (_name, node, hasNextPage, ids) => {
  expect(idsWith(node, hasNextPage)).toBe(ids);
});

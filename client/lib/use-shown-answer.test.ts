import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useShownAnswer, type AnsweredQuery } from './use-shown-answer';

type Query = AnsweredQuery<string, { search: string }>;

const ASKED = { search: 'asha' };
const OTHER = { search: 'ravi' };
const away = new Error('away');

const shownAfter = (...queries: Query[]) => {
  const { result, rerender } = renderHook(useShownAnswer<string, { search: string }>, {
    initialProps: queries[0]!,
  });
  for (const query of queries.slice(1)) rerender(query);
  return result.current;
};

const answered: Query = { data: 'Asha', variables: ASKED };

test.each<[string, Query[], string | undefined]>([
  ['the answer', [answered], 'Asha'],
  ['the answer before, while the next one is loading', [answered, { variables: OTHER }], 'Asha'],
  [
    'the answer to the same question if it could not be refreshed',
    [answered, { variables: { ...ASKED }, error: away }],
    'Asha',
  ],
  [
    'nothing if there is no answer to another question',
    [answered, { variables: OTHER, error: away }],
    undefined,
  ],
  [
    'nothing while that one is tried again',
    [answered, { variables: OTHER, error: away }, { variables: OTHER }],
    undefined,
  ],
  ['the next answer', [answered, { variables: OTHER }, { data: 'Ravi', variables: OTHER }], 'Ravi'],
])('shows %s', (_name, queries, data) => {
  expect(shownAfter(...queries)?.data).toBe(data);
});

test('an answer has the variables of its own request', () => {
  expect(shownAfter(answered, { variables: OTHER })?.variables).toEqual(ASKED);
});

import { gql, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { act } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { renderPage } from '../test/render-page';
import { requestsOf } from '../test/requests-of';
import { useReread } from './use-reread';

type Count = TypedDocumentNode<{ count: number }>;
const VISITS: Count = gql('query Visits { count }');
const ORDERS: Count = gql('query Orders { count }');
const ELSEWHERE: Count = gql('query Elsewhere { count }');

let rereadSome: () => Promise<boolean>;
let rereadAll: () => Promise<boolean>;

function Lists() {
  useQuery(VISITS);
  useQuery(ORDERS);
  const some = useReread(VISITS, ELSEWHERE);
  const all = useReread();
  useEffect(() => void ([rereadSome, rereadAll] = [some, all]));
  return null;
}

test('requests the named queries that are on screen, or all of them, and says whether that succeeded', async () => {
  let answer: { count: number } | Error = { count: 1 };
  const read = () => answer;
  const { operations } = await renderPage(<Lists />, { answers: { Visits: read, Orders: read } });
  const requests = async (reread: () => Promise<boolean>, isRead: boolean) =>
    requestsOf(operations, () => act(async () => expect(await reread()).toBe(isRead)));
  expect(await requests(rereadSome, true)).toEqual(['Visits']);
  expect(await requests(rereadAll, true)).toEqual(['Visits', 'Orders']);
  answer = new Error('away');
  expect(await requests(rereadSome, false)).toEqual(['Visits']);
});

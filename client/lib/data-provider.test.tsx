import { gql, type ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { tokenOf } from '../test/token';
import { DataProvider } from './data-provider';
import { clearToken, storeToken } from './session';

const NAME = gql('query Name { me { user { name } } }');
const clients: ApolloClient[] = [];

function Reader() {
  const client = useApolloClient();
  useEffect(() => void clients.push(client), [client]);
  return null;
}

const cache = () => clients.at(-1)!.cache;

const kept = () => cache().readQuery<{ me: { user: { name: string } } }>({ query: NAME })?.me.user.name;
const keep = (name: string) =>
  cache().writeQuery({
    query: NAME,
    data: { me: { __typename: 'Viewer', user: { __typename: 'User', name } } },
  });
const signIn = (sub: string, iat?: number) =>
  act(() => storeToken(tokenOf({ sub, ...(iat ? { iat } : {}) })));

beforeEach(() => {
  storeToken(tokenOf({ sub: 'asha' }));
  render(
    <DataProvider>
      <Reader />
    </DataProvider>,
  );
});

test('shows cached data of one person to nobody else', () => {
  keep('Asha');
  signIn('asha', 2_000_000_000);
  expect(kept()).toBe('Asha');
  signIn('ravi');
  expect(kept()).toBeUndefined();
  keep('Ravi');
  act(() => clearToken());
  expect(kept()).toBeUndefined();
  signIn('asha');
  expect(kept()).toBeUndefined();
});

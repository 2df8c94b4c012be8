import { buildSchema, graphql } from 'graphql';
import { expect, test } from 'vitest';
import { testContext } from '../test/test-context';
import { guardPersonalFields } from './personal-fields';
import { ERRORS_MAX } from './query-limits';

test('of many refused fields only as many become errors as are sent, since an error takes far longer than a field', async () => {
  const schema = buildSchema('type Query { users: [User!]! } type User { id: ID!, name: String }');
  schema.getType('User')!.extensions = { isPersonal: true };
  guardPersonalFields(schema);
  const sessions = { actorOf: () => Promise.resolve(null), kioskOf: () => Promise.resolve(null) };
  const contextValue = testContext({ services: { sessions } });
  const users = Array.from({ length: 20 }, (_, id) => ({ id, name: 'Asha' }));
  const { data, errors } = await graphql({
    schema,
    source: '{ users { name } }',
    rootValue: { users },
    contextValue,
  });
  expect(data).toEqual({ users: users.map(() => ({ name: null })) });
  expect(errors).toHaveLength(ERRORS_MAX);
});

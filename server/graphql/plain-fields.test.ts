import { getNamedType, isLeafType, isListType, getNullableType, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { getSchema } from './schema';

const schema = await getSchema();

const fields = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith('__'))
  .flatMap((type) =>
    Object.values(type.getFields()).map((field) => ({ field, name: `${type.name}.${field.name}` })),
  );

const direct = fields.filter(({ field }) => !field.resolve);

test('only scalars and enums are read without a resolver', () => {
  const others = direct.filter(
    ({ field: { type } }) => isListType(getNullableType(type)) || !isLeafType(getNamedType(type)),
  );
  expect(others).toEqual([]);
});

test.each(['Review.comment', 'Review.createdAt', 'Article.text', 'PageInfo.hasNextPage'])(
  '%s is read directly',
  (name) => {
    expect(direct.map((one) => one.name)).toContain(name);
  },
);

test.each([
  ['a property with another name', 'JournalEntry.happenedAt'],
  ['a list', 'ReviewConnection.nodes'],
  ['a method', 'ReviewConnection.totalCount'],
  ['a getter of an entity', 'User.isProfileComplete'],
  ['a guarded field', 'User.email'],
])('%s has a resolver: %s', (_what, name) => {
  expect(direct.map((one) => one.name)).not.toContain(name);
  expect(fields.map((one) => one.name)).toContain(name);
});

/** Every mutation with a `requestKey` is done once with it, and refuses a request for something else with the same key. */
import { randomUUID } from 'node:crypto';
import {
  getNamedType,
  isInputObjectType,
  isLeafType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputObjectType,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSchema } from '#server/composition/schema';
import { IdempotencyKey } from '#server/features/idempotency/idempotency-key.entity';
import { againOf, takesRequestKey } from '#server/graphql/repeatable';
import type { GraphqlAnswer } from '#server/test/harness';
import { MUTATIONS } from '../operations/support/all';
import { givenAnew, givenForMutations, type Common, type MutationCall } from '../operations/support/given';
import { codeOf, paidOrderOf } from '../operations/support/subjects';

type Mutation = GraphQLField<unknown, unknown>;

const schema = await getSchema();
const KEYED = Object.values(schema.getMutationType()!.getFields()).filter(takesRequestKey);

let common: Common;
beforeAll(async () => {
  common = await givenForMutations();
  // So that there is cash to be moved and counted.
  await paidOrderOf(await givenAnew(common));
});
afterAll(() => common.harness.stop());

/** Says whether it was done before, or has a link, which is made again because only its hash is kept. */
const DIFFERS = ['isNew', 'message', 'url'];

/** Selects the values of the payload, and the ids of what it contains. */
function documentOf({ name, args, type }: Mutation): string {
  const payload = getNamedType(type);
  if (!isObjectType(payload)) throw new Error(`${name} has no payload`);
  const selected = Object.values(payload.getFields()).flatMap((field) => {
    const value = getNamedType(field.type);
    if (isLeafType(value)) return DIFFERS.includes(field.name) ? [] : [field.name];
    return isObjectType(value) && 'id' in value.getFields() && field.args.length === 0
      ? [`${field.name} { id }`]
      : [];
  });
  const { type: input } = args[0]!;
  return `mutation ($input: ${String(input)}) { ${name}(input: $input) { __typename ${selected.join(' ')} } }`;
}

const inputTypeOf = ({ args }: Mutation) => getNamedType(args[0]!.type) as GraphQLInputObjectType;

/** The codes of another member, since the service compares whose code it is. */
const ofOtherMember = async () => ({ code: await codeOf(await givenAnew(common)) });
const OTHERS: Record<string, () => Promise<object>> = {
  checkIn: async () => ({ member: await ofOtherMember() }),
  kioskCheckIn: ofOtherMember,
};

/** A change of one value; null if there is nothing else than the key. */
async function otherOf(mutation: Mutation, input: Record<string, unknown>): Promise<object | null> {
  if (OTHERS[mutation.name]) return OTHERS[mutation.name]!();
  for (const { name, type } of Object.values(inputTypeOf(mutation).getFields())) {
    const other = otherValue(String(getNamedType(type)), input[name]);
    if (name !== 'requestKey' && other !== undefined) return { [name]: other };
  }
  return null;
}

function otherValue(type: string, value: unknown): unknown {
  if (type === 'ID' && typeof value === 'string') return randomUUID();
  if (type === 'String' && typeof value === 'string') return `${value} and more`;
  return type === 'Int' && typeof value === 'number' ? value + 1 : undefined;
}

/** Counters of requests, the keys themselves, and the hashes of links. */
const NOT_COMPARED = ['idempotency_keys', 'payment_links', 'rate_limits', 'receipt_links'];
/** Mails the new link, since the one that was mailed before works no more. */
const MAILS_LINK = 'requestPaymentByLink';

/** A hash of the content of each table. */
async function stateOf({ name: mutation }: Mutation): Promise<unknown> {
  const { dataSource } = common.harness;
  const tables = await dataSource.query<{ name: string }[]>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1`,
    [[...NOT_COMPARED, ...(mutation === MAILS_LINK ? ['mails', 'jobs'] : [])]],
  );
  const hashes = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(string_agg(t::text, '' order by t::text)) as hash from "${name}" t`,
  );
  return dataSource.query(`${hashes.join(' union all ')} order by name`);
}

const reasonOf = ({ errors }: GraphqlAnswer) => errors[0]?.extensions.reason;

async function callOf({ name }: Mutation): Promise<Required<MutationCall>> {
  const { by, input } = await MUTATIONS[name]!.call(await givenAnew(common));
  return { by, input: { ...input, requestKey: randomUUID() } };
}

test('there are such mutations', () => {
  expect(KEYED.length).toBeGreaterThan(0);
  for (const mutation of KEYED) expect(isInputObjectType(inputTypeOf(mutation))).toBe(true);
});

test.each(KEYED.map((one) => [one.name, one] as const))(
  '%s is done once with a key',
  async (_name, mutation) => {
    const { by, input } = await callOf(mutation);
    const send = (values: object = {}) => by.gql(documentOf(mutation), { input: { ...input, ...values } });
    const keys = common.harness.dataSource.getRepository(IdempotencyKey);

    const answers = await Promise.all([send(), send(), send()]);
    const done = answers.find(({ errors }) => errors.length === 0);
    expect(done, JSON.stringify(answers[0].errors)).toBeDefined();
    const other = await otherOf(mutation, input as Record<string, unknown>);
    const state = await stateOf(mutation);
    const again = await send();
    for (const one of answers.filter((answer) => answer !== done && reasonOf(answer) !== 'REQUEST_RUNNING'))
      expect([reasonOf(one), one.data]).toEqual([reasonOf(again), again.data]);
    if (reasonOf(again) !== 'ALREADY_DONE') expect(again).toEqual(done);
    else expect(againOf(mutation)).toBeDefined();

    if (other) expect(await send(other)).toMatchObject(refusal('REQUEST_KEY_USED'));
    await keys
      .createQueryBuilder()
      .update()
      .set({ runningSince: new Date(common.harness.clock.ms) })
      .execute();
    expect(await send()).toMatchObject(refusal('REQUEST_RUNNING'));
    await keys.createQueryBuilder().update().set({ runningSince: null }).execute();
    expect(await stateOf(mutation)).toEqual(state);
  },
);

const refusal = (reason: string) => ({
  status: 409,
  errors: [{ extensions: { code: 'CONFLICT', reason } }],
});

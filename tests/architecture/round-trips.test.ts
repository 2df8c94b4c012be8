/**
 * How many messages each mutation sends to the database and waits for, BEGIN and COMMIT included. They determine the
 * response time when the database is far away.
 */
import { parse, type GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentCost, STATEMENT_COST } from '#server/graphql/query-cost';
import { getSchema } from '#server/composition/schema';
import type { Harness } from '#server/test/harness';
import { sentStatementsOf } from '#server/test/sql-statements';
import { MUTATION_NAMES, MUTATIONS } from '../operations/support/all';
import { callMutation, documentOf } from '../operations/support/call-mutation';
import { givenAnew, givenForMutations, type Common } from '../operations/support/given';

/** What a `requestKey` adds, which all keyed calls have: its claim and its release. */
const OF_KEY = 2;

/** More than this many need a reason. */
const USUAL_MAX = 6;

let harness: Harness;
let schema: GraphQLSchema;
let given: Common;
beforeAll(async () => {
  schema = await getSchema();
  given = await givenForMutations();
  ({ harness } = given);
  // The first call of all deletes the counts that have expired.
  await given.admin.gql('mutation { issueCheckInCodes { issuedAt } }');
});
afterAll(() => harness.stop());

const CALLS = MUTATION_NAMES.flatMap((mutation) => {
  const { also = {}, ...usual } = MUTATIONS[mutation]!;
  const others = Object.entries(also).map(([way, call]) => ({
    name: `${mutation} ${way}`,
    mutation,
    ...call,
  }));
  return [{ name: mutation, mutation, ...usual }, ...others];
});

test(`more than ${USUAL_MAX} round trips have a reason, and others need none`, () => {
  for (const { name, roundTrips } of CALLS)
    expect(Array.isArray(roundTrips) ? roundTrips[0] > USUAL_MAX : roundTrips <= USUAL_MAX, name).toBe(true);
});

test.each(CALLS)(
  '$name takes as many round trips as it says',
  async ({ mutation, call: prepare, roundTrips }) => {
    const call = await prepare(await givenAnew(given));
    const sent = await sentStatementsOf(async () => {
      expect(await callMutation(mutation, call)).toMatchObject({ errors: [] });
    });
    const [expected] = [roundTrips].flat() as [number];
    const ofKey = call.input && 'requestKey' in call.input ? OF_KEY : 0;
    expect(sent, sent.join('\n')).toHaveLength(expected + ofKey);
    const query = parse(documentOf(mutation, call));
    const cost = documentCost(schema, { query, variables: { input: call.input } });
    expect(cost).toBeGreaterThanOrEqual(sent.length * STATEMENT_COST);
  },
);

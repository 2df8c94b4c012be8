/** No text of a query becomes code. A compiler of queries, no longer in use, wrote some literals into its code. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startHarness, type Harness } from '../test/harness';

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());

const global = globalThis as { ranFromQuery?: string };
const CODE = "globalThis.ranFromQuery='yes'";

/** Placeholders that compilers of queries and of JSON are known to replace in the code that they write. */
const LITERALS = [
  `__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74d${CODE}`,
  `__MAGIC_NAN__57f286b9_4c20_487f_b409_79804ddcb4f8`,
  `__MAGIC_PLUS_INFINITY__bb201c39_3333_4695_b4ad_7f1722e7aa7a`,
  `\\");${CODE};(\\"`,
  `\${${CODE}}\`;${CODE}//`,
  `\\u2028${CODE}//`,
];

const OPERATIONS: [name: string, query: (literal: string) => string][] = [
  ['articles', (literal) => `{ articles(after: "${literal}") { nodes { id } } }`],
  ['a search of reviews', (literal) => `{ reviews(filter: { search: "${literal}" }) { nodes { id } } }`],
  ['exercises', (literal) => `{ exercises(filter: { search: "${literal}" }) { id } }`],
  ['a private field', (literal) => `{ order(id: "${literal}") { id } }`],
  ['a search of members', (literal) => `{ members(filter: { search: "${literal}" }) { nodes { id } } }`],
];

beforeEach(() => {
  delete global.ranFromQuery;
});

test.each(OPERATIONS)('text in literals of %s is not run, however often it is sent', async (_name, query) => {
  for (const literal of LITERALS)
    for (let time = 1; time <= 12; time++) {
      const { errors } = await harness.gql(query(literal));
      expect(['BAD_USER_INPUT', 'UNAUTHENTICATED', undefined]).toContain(errors[0]?.extensions.code);
      expect(global.ranFromQuery).toBeUndefined();
    }
});

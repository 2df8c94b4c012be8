/** Tests of what strangers learn about the author of a review, and of what the current user may do with it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from '../../test/browser';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { create, hide, reviewOf } from '../../test/review-calls';
import type { User } from '../accounts/user.entity';

let harness: Harness;
let user: User;
let id: string;
const browsers: Record<string, Browser> = {};
beforeAll(async () => {
  harness = await startHarness();
  const author = await signedIn(harness);
  user = author.user;
  browsers['author'] = author.browser;
  browsers['other member'] = (await signedIn(harness)).browser;
  browsers['admin'] = (await signedIn(harness, 'admin')).browser;
  browsers['signed-out'] = new Browser(harness);
  id = reviewOf(await create(author.browser)).id;
});
afterAll(() => harness.stop());

const ask = (who: string, fields: string) =>
  browsers[who]!.gql(`query ($id: ID!) { review(id: $id) { ${fields} } }`, { id });

test.each(['author', 'other member', 'admin', 'signed-out'])(
  '%s: the id of the author is public',
  async (who) => {
    expect((await ask(who, 'author { id }')).data).toEqual({ review: { author: { id: user.id } } });
  },
);

test.each([
  ['author', 'given', undefined],
  ['admin', 'given', undefined],
  ['other member', null, 'FORBIDDEN'],
  ['signed-out', null, 'UNAUTHENTICATED'],
])('%s: the name in the account is %s', async (who, name, code) => {
  const { data, errors } = await ask(who, 'comment author { id accountName: name }');
  const accountName = name && user.name;
  expect(data).toMatchObject({ review: { comment: 'Good bars.\nKind people.', author: { accountName } } });
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(code ? [code] : []);
});

test.each([
  ['author', true, true],
  ['admin', false, true],
  ['other member', false, false],
  ['signed-out', false, false],
])('%s: may edit it: %s, may delete it: %s', async (who, viewerCanEdit, viewerCanDelete) => {
  expect((await ask(who, 'viewerCanEdit viewerCanDelete')).data).toEqual({
    review: { viewerCanEdit, viewerCanDelete },
  });
});

test('only the author and moderators can read the hidden reviews of a user', async () => {
  const hidden = reviewOf(await create(browsers['author']!));
  await hide(browsers['admin']!, hidden.id);
  const HIDDEN = 'author { hiddenReviews(first: 5) { nodes { id } totalCount { count } } }';
  const hiddenReviews = { nodes: [{ id: hidden.id }], totalCount: { count: 1 } };
  for (const who of ['author', 'admin']) {
    expect((await ask(who, HIDDEN)).data).toEqual({ review: { author: { hiddenReviews } } });
  }
  expect((await ask('other member', HIDDEN)).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
});

test('pages through the hidden reviews of a user', async () => {
  const { browser } = await signedIn(harness);
  for (let n = 0; n < 3; n++) {
    await hide(
      browsers['admin']!,
      reviewOf(await create(browser, { name: 'Meera', comment: `${n}`, rating: 1 })).id,
    );
    harness.clock.ms += 1000;
  }
  const page = async (args: string) => {
    const query = `{ me { user { hiddenReviews(${args}) { nodes { comment } pageInfo { endCursor } } } } }`;
    const { data } = await browser.gql(query);
    return (data as { me: { user: { hiddenReviews: Hidden } } }).me.user.hiddenReviews;
  };
  const first = await page('first: 2');
  const second = await page(`first: 2, after: "${first.pageInfo.endCursor}"`);
  expect([first, second].map(({ nodes }) => nodes.map(({ comment }) => comment))).toEqual([
    ['2', '1'],
    ['0'],
  ]);
});

interface Hidden {
  nodes: { comment: string }[];
  pageInfo: { endCursor: string };
}

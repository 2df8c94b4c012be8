/** The name that a review shows, and whether its author has visited. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NAME_LENGTH_MAX } from '#common/accounts/limits';
import { NAME_FORMS, shownName } from '#common/reviews/shown-name';
import { UPDATE_PROFILE, profileInput } from '../../test/account-calls';
import { recordVisit, activityOf } from '../../test/activity-calls';
import type { Browser } from '../../test/browser';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { create, hide, listFor, REVIEW_INPUT, reviewOf, update } from '../../test/review-calls';
import { summaryDifferences } from '../../test/summaries';
import { User } from '../accounts/user.entity';

let harness: Harness;
let member: Browser;
let admin: Browser;
let user: User;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: member, user } = await signedIn(harness));
  ({ browser: admin } = await signedIn(harness, 'admin'));
  await nameProfile('Asha Rao');
});
afterEach(() => harness.stop());

const nameProfile = (name: string | null) => harness.dataSource.getRepository(User).update(user.id, { name });

const signed = async (name: string) => reviewOf(await create(member, { ...REVIEW_INPUT, name })).name;

const figures = async () => {
  const { data } = await member.gql('{ reviewSummary { count memberCount average } reviewQuotes { id } }');
  const { reviewSummary, reviewQuotes } = data as { reviewSummary: object; reviewQuotes: object[] };
  return { ...reviewSummary, quotes: reviewQuotes.length };
};

test('a review shows the name of the profile, as short as its author has written it', async () => {
  expect(await signed('Asha Rao')).toBe('Asha Rao');
  expect(await signed('Asha R.')).toBe('Asha R.');
  expect(await signed('A. R.')).toBe('A. R.');
  expect(await signed('Best Coach of Pune')).toBe('A. R.');
});

test('an edit changes the form of the name only', async () => {
  const { id } = reviewOf(await create(member, { ...REVIEW_INPUT, name: 'Asha Rao' }));
  expect(reviewOf(await update(member, id, { rating: 2 })).name).toBe('Asha Rao');
  expect(reviewOf(await update(member, id, { name: 'Somebody Else' })).name).toBe('A. R.');
});

test('REST accepts any name, as documented, and shows that of the profile', async () => {
  const { status, body } = await member.rest('POST', '/api/reviews', { ...REVIEW_INPUT, name: 'Somebody' });
  expect([status, body['name']]).toEqual([201, 'A. R.']);
  const again = await member.rest('POST', '/api/reviews', { ...REVIEW_INPUT, name: 'Somebody' });
  expect(again.body['_id']).toBe(body['_id']);
});

test('without a name in the profile a review shows what was written, until there is one', async () => {
  await nameProfile(null);
  expect(await signed('Asha')).toBe('Asha');
  const input = profileInput({ name: 'Asha Vijay Rao', contact: '98765 43210' });
  expect((await member.gql(UPDATE_PROFILE, { input })).errors).toEqual([]);
  expect((await listFor(member)).map(({ name }) => name)).toEqual(['A. R.']);
});

test('reviews follow a new name of the profile, in the same form', async () => {
  await signed('Asha R.');
  await nameProfile('Asha Kulkarni');
  expect((await listFor(member)).map(({ name }) => name)).toEqual(['Asha K.']);
  expect(await summaryDifferences(harness.dataSource)).not.toHaveProperty('reviews');
});

test.each(['Asha Rao', 'Asha Vijay Rao', 'Asha', 'राहुल शर्मा', 'Zoë Ø', '👩‍🦰 X'])(
  'the database shortens %s as the pages do',
  async (name) => {
    const [row] = await harness.dataSource.query<[Record<string, string>]>(
      `select ${NAME_FORMS.map((form) => `shown_name($1, '${form}') as ${form}`).join(', ')}`,
      [name],
    );
    expect(NAME_FORMS.map((form) => row[form])).toEqual(NAME_FORMS.map((form) => shownName(name, form)));
  },
);

test('a review without a visit is marked and does not count until the first visit', async () => {
  expect(reviewOf(await create(member))).toMatchObject({ hasVisited: false });
  expect(await figures()).toEqual({ count: 1, memberCount: 0, average: null, quotes: 0 });

  const visit = activityOf(await recordVisit(admin, user.id));
  harness.services.reviews.forgetSummary();
  expect((await listFor(member)).map(({ hasVisited }) => hasVisited)).toEqual([true]);
  expect(await figures()).toEqual({ count: 1, memberCount: 1, average: 4, quotes: 1 });
  expect(reviewOf(await create(member, { ...REVIEW_INPUT, rating: 2 }))).toMatchObject({ hasVisited: true });
  expect(await summaryDifferences(harness.dataSource)).not.toHaveProperty('reviews');

  const removal = { input: { id: visit.id, reason: 'Wrong member' } };
  await admin.gql(
    'mutation ($input: RemoveActivityInput!) { removeActivity(input: $input) { message } }',
    removal,
  );
  harness.services.reviews.forgetSummary();
  expect(await figures()).toEqual({ count: 2, memberCount: 0, average: null, quotes: 0 });
  expect(await summaryDifferences(harness.dataSource)).not.toHaveProperty('reviews');
});

/** How many changes of public content the database reports. */
async function changesDuring(action: () => Promise<unknown>): Promise<number> {
  let heard = 0;
  const queryRunner = harness.dataSource.createQueryRunner();
  const client = (await queryRunner.connect()) as { on: (event: string, listener: () => void) => void };
  client.on('notification', () => (heard += 1));
  await queryRunner.query('listen content_changed');
  await action();
  await queryRunner.query('select 1');
  await queryRunner.query('unlisten content_changed');
  await queryRunner.release();
  return heard;
}

test('a first visit tells all instances that public content has changed', async () => {
  await create(member);
  expect(await changesDuring(() => recordVisit(admin, user.id))).toBe(1);
});

test('name and first visit of a member without reviews change no public content', async () => {
  expect(await changesDuring(() => nameProfile('Asha Kulkarni'))).toBe(0);
  expect(await changesDuring(() => recordVisit(admin, user.id))).toBe(0);
});

test('a name of the maximum length can be shortened', async () => {
  await signed('Asha R.');
  const first = 'a'.repeat(NAME_LENGTH_MAX - 2);
  await nameProfile(`${first} R`);
  expect((await listFor(member)).map(({ name }) => name)).toEqual([`${first} R`]);
});

test('the nightly comparison corrects names and marks', async () => {
  const { id } = reviewOf(await create(member, { ...REVIEW_INPUT, name: 'Asha R.' }));
  await recordVisit(admin, user.id);
  await harness.dataSource.query(`update reviews set name = 'Somebody', has_visited = false`);
  expect((await summaryDifferences(harness.dataSource))['reviews']).toBe(1);
  expect(await listFor(member)).toMatchObject([{ id, name: 'Asha R.', hasVisited: true }]);
  expect((await hide(admin, id)).errors).toEqual([]);
});

import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { NAME_LENGTH_MAX } from '#common/accounts/limits';
import { idempotencyMessages } from '#common/idempotency/messages';
import { RATING, REVIEW_COMMENT_LENGTH_MAX, REVIEWS_PER_MEMBER_MAX } from '#common/reviews/limits';
import { authMessages } from '#common/auth/messages';
import { profileMessages } from '#common/accounts/messages';
import { messages } from '#common/messages';
import { reviewMessages } from '#common/reviews/messages';
import { invalid, refusalOf } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { createActivities, createReviews } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { actorOf, signedIn } from '../../test/order-calls';
import { create, listFor, remove, reviewOf, update, REVIEW_INPUT } from '../../test/review-calls';
import { JournalEntry } from '../journal/journal-entry.entity';
import { User } from '../accounts/user.entity';
import { Review } from './review.entity';
import { reviewWriting } from './review.rate-limits';

let harness: Harness;
let member: Browser;
let user: User;
let other: Browser;
let anonymous: Browser;
beforeEach(async () => {
  harness = await startHarness();
  ({ browser: member, user } = await signedIn(harness));
  other = (await signedIn(harness)).browser;
  anonymous = new Browser(harness);
});
afterEach(() => harness.stop());

const rows = () => harness.dataSource.getRepository(Review);
const NOT_THE_AUTHOR = { status: 403, code: 'FORBIDDEN', message: reviewMessages.reviewOfAnother };
const NOT_THERE = { status: 404, code: 'NOT_FOUND', message: reviewMessages.reviewNotFound };
const CHANGED = { name: 'A. K.', comment: 'Changed my mind.', rating: 2 };

test('a member writes a public review under their name, as short as they choose', async () => {
  const answer = await create(member, { name: '  Asha   K. ', comment: ' Good.\nKind. ', rating: 4 });
  expect(answer.data?.['createReview']).toMatchObject({ message: 'Review saved' });
  const written = { name: 'Asha K.', comment: 'Good.\nKind.', rating: 4, author: { id: user.id } };
  const createdAt = new Date(harness.clock.ms).toISOString();
  expect(await listFor(anonymous)).toMatchObject([{ ...written, createdAt, updatedAt: null, answer: null }]);
});

test('a member may write several reviews', async () => {
  for (const rating of [5, 3]) await create(member, { ...REVIEW_INPUT, rating });
  expect(await listFor(anonymous)).toHaveLength(2);
});

const KEY = 'one-key-for-both';

test(`a member has at most ${REVIEWS_PER_MEMBER_MAX} reviews; one that is sent again is no further one`, async () => {
  await createReviews(harness.dataSource, REVIEWS_PER_MEMBER_MAX - 1, { user });
  const last = { ...REVIEW_INPUT, requestKey: KEY };
  const { id } = reviewOf(await create(member, last));
  for (const requestKey of [null, 'another-key'])
    expect(refusalOf(await create(member, { ...CHANGED, requestKey }))).toMatchObject({
      status: 409,
      message: reviewMessages.tooManyReviews,
    });
  expect(reviewOf(await create(member, last)).id).toBe(id);
  expect((await create(other)).errors).toEqual([]);
});

test('sending a review twice with the same key adds it once', async () => {
  const input = { ...REVIEW_INPUT, requestKey: KEY };
  const { id } = reviewOf(await create(member, input));
  expect(reviewOf(await create(member, input)).id).toBe(id);
  expect(await rows().count()).toBe(1);
  expect(await harness.dataSource.getRepository(JournalEntry).countBy({ type: 'review.added' })).toBe(1);
});

test('a key of another review is refused, and keys of other members do not matter', async () => {
  await create(member, { ...REVIEW_INPUT, requestKey: KEY });
  expect(refusalOf(await create(member, { ...CHANGED, requestKey: KEY }))).toMatchObject({
    status: 409,
    code: 'CONFLICT',
    message: idempotencyMessages.requestKeyUsed,
  });
  expect((await create(other, { ...CHANGED, requestKey: KEY })).errors).toEqual([]);
  expect(await listFor(anonymous)).toHaveLength(2);
});

test('of two different reviews with one key at the same time one is added, and the other refused', async () => {
  const answers = await Promise.all(
    [REVIEW_INPUT, CHANGED].map((input) => create(member, { ...input, requestKey: KEY })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await rows().count()).toBe(1);
  expect(await harness.dataSource.getRepository(JournalEntry).countBy({ type: 'review.added' })).toBe(1);
});

test.each([KEY, null])(
  'a review (key %s) of an account that is deleted meanwhile is refused',
  async (requestKey) => {
    await harness.dataSource.query('delete from users where id = $1', [user.id]);
    const writing = harness.services.reviewWriting.add(actorOf(user), { ...REVIEW_INPUT, requestKey });
    await expect(writing).rejects.toThrow(authMessages.logInFirst);
    expect(await harness.dataSource.getRepository(JournalEntry).count()).toBe(0);
  },
);

test.each(['', 'short', 'x'.repeat(65), 'with spaces in it'])('refuses the key %j', async (requestKey) => {
  expect(refusalOf(await create(member, { ...REVIEW_INPUT, requestKey }))).toEqual(
    invalid(messages.requestKeyInvalid, 'requestKey'),
  );
});

test('an edit changes only the fields that it contains', async () => {
  const { id } = reviewOf(await create(member));
  expect(reviewOf(await update(member, id, { rating: 1 }))).toMatchObject({ ...REVIEW_INPUT, rating: 1 });
  expect(reviewOf(await update(member, id, { comment: 'Loud.' }))).toMatchObject({
    name: REVIEW_INPUT.name,
    comment: 'Loud.',
    rating: 1,
  });
  for (const [field, message] of [
    ['name', profileMessages.nameRequired],
    ['comment', reviewMessages.reviewCommentRequired],
  ] as const) {
    expect(refusalOf(await update(member, id, { [field]: null }))).toEqual(invalid(message, field));
  }
});

test('the answers contain the figures after the change', async () => {
  for (const author of await harness.dataSource.getRepository(User).find())
    await createActivities(harness.dataSource, 1, { user: author });
  await create(other, { ...REVIEW_INPUT, rating: 2 });
  const figuresOf = async (name: string, input: Record<string, unknown>) => {
    const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { ${name}(input: $input) { reviewSummary { count average } } }`;
    const { data } = await member.gql(query, { input });
    return (data?.[name] as { reviewSummary: object }).reviewSummary;
  };
  expect(await figuresOf('createReview', { ...REVIEW_INPUT, requestKey: KEY })).toEqual({
    count: 2,
    average: 3,
  });
  const { id } = await rows().findOneByOrFail({ userId: user.id });
  expect(await figuresOf('updateReview', { id, rating: 5 })).toEqual({ count: 2, average: 3.5 });
  expect(await figuresOf('deleteReview', { id })).toEqual({ count: 1, average: 2 });
});

test('an edited review keeps its position in the list', async () => {
  const { id } = reviewOf(await create(member));
  harness.clock.ms += 60_000;
  await create(other);
  const answer = await update(member, id, CHANGED);
  expect(answer.data?.['updateReview']).toMatchObject({ message: 'Review saved' });
  const updatedAt = new Date(harness.clock.ms).toISOString();
  expect(await listFor(anonymous)).toMatchObject([{ ...REVIEW_INPUT }, { id, ...CHANGED, updatedAt }]);
});

test('authors may delete their reviews', async () => {
  const { id } = reviewOf(await create(member));
  expect((await remove(member, id)).data).toEqual({
    deleteReview: { message: 'Review deleted', deletedReviewId: id },
  });
  expect(await listFor(anonymous)).toEqual([]);
  expect(refusalOf(await remove(member, id))).toMatchObject(NOT_THERE);
  expect((await harness.services.journal.staffEntries({})).rows).toEqual([]);
});

test('records what authors do, with the stars but without their texts', async () => {
  const { id } = reviewOf(await create(member));
  await update(member, id, CHANGED);
  await remove(member, id);
  const entries = await harness.dataSource.getRepository(JournalEntry).findBy({ subjectId: id });
  const changes = entries.map(({ type, before, after }) => [type, before, after]);
  expect(changes.sort()).toEqual([
    ['review.added', {}, { rating: 4 }],
    ['review.deleted', { rating: 2, hiddenReason: null }, {}],
    ['review.edited', { rating: 4 }, { rating: 2 }],
  ]);
  for (const entry of entries) {
    expect(entry).toMatchObject({ actorId: user.id, actorRole: 'user', memberId: user.id });
  }
});

test('other members may neither edit nor delete a review, and admins may not edit it', async () => {
  const { id } = reviewOf(await create(member));
  const admin = (await signedIn(harness, 'admin')).browser;
  for (const one of [other, admin]) {
    expect(refusalOf(await update(one, id, CHANGED))).toMatchObject(NOT_THE_AUTHOR);
  }
  expect(refusalOf(await remove(other, id))).toMatchObject({
    ...NOT_THE_AUTHOR,
    message: 'You can only delete your own reviews',
  });
  expect(await listFor(anonymous)).toMatchObject([{ id, ...REVIEW_INPUT, updatedAt: null }]);
});

test('asks signed-out clients to log in, with the documented messages', async () => {
  const { id } = reviewOf(await create(member));
  const refusal = { status: 401, code: 'UNAUTHENTICATED' };
  for (const call of [create(anonymous), update(anonymous, id)]) {
    expect(refusalOf(await call)).toMatchObject({
      ...refusal,
      message: 'Please log in to submit a review',
    });
  }
  expect(refusalOf(await remove(anonymous, id))).toMatchObject({
    ...refusal,
    message: authMessages.logInFirst,
  });
  expect(await rows().count()).toBe(1);
});

test('admins may delete any review; it is recorded without the member’s text', async () => {
  const { user: adminUser, browser: admin } = await signedIn(harness, 'admin');
  const { id } = reviewOf(await create(member));
  expect((await remove(admin, id)).errors).toEqual([]);
  const { rows: entries } = await harness.services.journal.staffEntries({});
  expect(entries).toMatchObject([
    { actorId: adminUser.id, type: 'review.deleted', subjectId: id, memberId: user.id, after: {} },
  ]);
  expect(entries[0]?.before).toEqual({ rating: 4, hiddenReason: null });
});

const { textTooLong } = messages;
const range = messages.numberOutOfRange(RATING.min, RATING.max);

test.each([
  ['no name', { name: '  ' }, 'name', profileMessages.nameRequired],
  ['a long name', { name: 'x'.repeat(NAME_LENGTH_MAX + 1) }, 'name', textTooLong(NAME_LENGTH_MAX)],
  ['a name of two lines', { name: 'a\nb' }, 'name', messages.controlCharacters],
  ['no comment', { comment: ' \n ' }, 'comment', reviewMessages.reviewCommentRequired],
  [
    'a long comment',
    { comment: 'x'.repeat(REVIEW_COMMENT_LENGTH_MAX + 1) },
    'comment',
    textTooLong(REVIEW_COMMENT_LENGTH_MAX),
  ],
  ['a comment with a control character', { comment: 'a\u0007b' }, 'comment', messages.controlCharacters],
  ['zero stars', { rating: 0 }, 'rating', range],
  ['six stars', { rating: 6 }, 'rating', range],
])('refuses %s when creating and when editing', async (_name, values, field, message) => {
  const { id } = reviewOf(await create(member));
  for (const call of [
    create(member, { ...REVIEW_INPUT, ...values }),
    update(member, id, { ...REVIEW_INPUT, ...values }),
  ]) {
    expect(refusalOf(await call)).toEqual(invalid(message, field));
  }
  expect(await rows().find()).toMatchObject([REVIEW_INPUT]);
});

test.each([{ rating: 4.5 }, { rating: '5' }, { rating: null }, { comment: null }, { name: 7 }])(
  'refuses values of the wrong type: %j',
  async (values) => {
    expect((await create(member, { ...REVIEW_INPUT, ...values })).status).toBe(400);
    expect(await rows().count()).toBe(0);
  },
);

test('returns 404 for editing or deleting an unknown review', async () => {
  for (const id of ['no-id', '', randomUUID()]) {
    expect(refusalOf(await update(member, id))).toMatchObject(NOT_THERE);
    expect(refusalOf(await remove(member, id))).toMatchObject(NOT_THERE);
  }
});

test('creating and editing reviews share one rate limit; deleting has none', async () => {
  const { points } = reviewWriting;
  const { id } = reviewOf(await create(member));
  for (let n = 1; n < points; n++) await (n % 2 ? update(member, id) : create(member));
  for (const call of [create(member), update(member, id)]) {
    expect(refusalOf(await call)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
  }
  expect((await create(other)).errors).toEqual([]);
  expect((await remove(member, id)).errors).toEqual([]);
});

test('REST returns 201 on create and 200 on edit and delete, in the documented shapes', async () => {
  const written = await member.rest('POST', '/api/reviews', { ...REVIEW_INPUT, rating: '4' });
  expect(written.status).toBe(201);
  const { _id: id } = written.body as { _id: string };
  const createdAt = new Date(harness.clock.ms).toISOString();
  expect(written.body).toEqual({ _id: id, ...REVIEW_INPUT, userId: user.id, createdAt });
  const changed = await member.rest('PUT', `/api/reviews/${id}`, CHANGED);
  expect(changed).toMatchObject({ status: 200, body: { _id: id, ...CHANGED, userId: user.id } });
  const gone = await member.rest('DELETE', `/api/reviews/${id}`);
  expect(gone).toMatchObject({ status: 200, body: { message: 'Review deleted' } });
});

test('REST returns the documented errors', async () => {
  const [{ id = '' } = {}] = await createReviews(harness.dataSource, 1, { user });
  const path = `/api/reviews/${id}`;
  const answers = [
    await anonymous.rest('POST', '/api/reviews', REVIEW_INPUT),
    await anonymous.rest('PUT', path, REVIEW_INPUT),
    await anonymous.rest('DELETE', path),
    await other.rest('PUT', path, REVIEW_INPUT),
    await other.rest('DELETE', path),
    await member.rest('PUT', `/api/reviews/${randomUUID()}`, REVIEW_INPUT),
    await member.rest('DELETE', '/api/reviews/none'),
    await member.rest('POST', '/api/reviews', { ...REVIEW_INPUT, comment: '' }),
    await member.rest('POST', '/api/reviews', {}),
  ];
  expect(answers.map(({ status, body }) => [status, body['message']])).toEqual([
    [401, 'Please log in to submit a review'],
    [401, 'Please log in to submit a review'],
    [401, authMessages.logInFirst],
    [403, 'You can only edit your own reviews'],
    [403, 'You can only delete your own reviews'],
    [404, reviewMessages.reviewNotFound],
    [404, reviewMessages.reviewNotFound],
    [400, reviewMessages.reviewCommentRequired],
    [400, expect.any(String)],
  ]);
  expect(await rows().count()).toBe(1);
});

test('concurrent edits and deletions leave the review deleted', async () => {
  const { id } = reviewOf(await create(member));
  const answers = await Promise.all([remove(member, id), update(member, id), remove(member, id)]);
  expect(answers.every(({ status }) => [200, 404].includes(status))).toBe(true);
  expect(await rows().count()).toBe(0);
});

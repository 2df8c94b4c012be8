import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { REASON_LENGTH_MAX } from '#common/limits';
import { REVIEW_ANSWER_LENGTH_MAX } from '#common/reviews/limits';
import { authMessages } from '#common/auth/messages';
import { messages } from '#common/messages';
import { reviewMessages } from '#common/reviews/messages';
import { refusalOf } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { createReviews } from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import {
  allHidden,
  answer,
  create,
  hide,
  listFor,
  ownHidden,
  read,
  remove,
  reviewOf,
  unhide,
  update,
} from '../../test/review-calls';
import type { User } from '../accounts/user.entity';
import { Review } from './review.entity';

let harness: Harness;
let member: Browser;
let other: Browser;
let admin: Browser;
let adminUser: User;
let anonymous: Browser;
beforeEach(async () => {
  harness = await startHarness();
  member = (await signedIn(harness)).browser;
  other = (await signedIn(harness)).browser;
  ({ browser: admin, user: adminUser } = await signedIn(harness, 'admin'));
  anonymous = new Browser(harness);
});
afterEach(() => harness.stop());

const CALLS = { hide, unhide, answer };
const auditOf = async () => (await harness.services.journal.staffEntries({ first: 30 })).rows.reverse();

test('a hidden review is in no list, summary, quote or REST response for any client', async () => {
  const shown = reviewOf(await create(other, { name: 'Meera', comment: 'Still here', rating: 5 }));
  const { id } = reviewOf(await create(member, { name: 'Asha', comment: 'To be hidden', rating: 5 }));
  const answered = await hide(admin, id, '  A private   detail ');
  expect(reviewOf(answered)).toMatchObject({ hiddenReason: 'A private detail' });
  for (const one of [anonymous, member, other, admin]) {
    expect((await listFor(one)).map((review) => review.id)).toEqual([shown.id]);
    const all = await one.gql(`{
      reviewQuotes(first: 10) { comment } reviewSummary { count ratings { rating count } }
      reviews(filter: { rating: 5 }) { nodes { comment } }
    }`);
    expect(JSON.stringify(all.data)).not.toContain('To be hidden');
    expect(all.data?.['reviewSummary']).toMatchObject({ count: 1 });
    const rest = await one.rest('GET', '/api/reviews');
    expect(rest.body).toMatchObject([{ _id: shown.id }]);
    expect(rest.body).toHaveLength(1);
  }
});

test('a hidden review does not affect the date of the review page in the sitemap', async () => {
  const { id } = reviewOf(await create(member));
  await hide(admin, id);
  const page = await harness.services.reviews.list({}, { first: 1 });
  expect(page.rows).toEqual([]);
});

test('authors see their hidden reviews with the reason, admins see all, and others see none', async () => {
  const { id } = reviewOf(await create(member));
  const { id: second } = reviewOf(await create(other));
  await hide(admin, id);
  harness.clock.ms += 1000;
  await hide(admin, second, 'An advertisement');
  expect(await ownHidden(member)).toMatchObject([{ id, hiddenReason: 'A private detail' }]);
  expect((await allHidden(admin)).map((review) => review.id)).toEqual([second, id]);
  expect(await ownHidden((await signedIn(harness)).browser)).toEqual([]);
  const forModerators = '{ hiddenReviews { nodes { id } } }';
  expect(refusalOf(await anonymous.gql(forModerators)).status).toBe(401);
  expect(refusalOf(await member.gql(forModerators)).status).toBe(403);
});

test('a hidden review can be read by id by its author and by moderators, and by nobody else', async () => {
  const { id } = reviewOf(await create(member));
  const frontDesk = (await signedIn(harness, 'front_desk')).browser;
  const readers = [member, admin, other, frontDesk, anonymous];
  for (const one of readers) expect(await read(one, id)).toMatchObject({ id, hiddenReason: null });
  await hide(admin, id);
  const found = [];
  for (const one of readers) found.push(await read(one, id));
  const review = { id, hiddenReason: 'A private detail' };
  expect(found).toMatchObject([review, review, null, null, null]);
});

test('reading a review by id returns null if there is none', async () => {
  for (const id of ['no-id', randomUUID(), '']) {
    for (const one of [anonymous, admin]) expect(await read(one, id)).toBeNull();
  }
});

test('sends the author one mail with the reason, and none for refused or reverted changes', async () => {
  const { browser, user } = await signedIn(harness);
  const { id } = reviewOf(await create(browser));
  await hide(admin, id, ' ');
  await hide(member, id, 'Mine is better');
  await hide(admin, id, 'A private detail');
  await hide(admin, id, 'A private detail');
  await unhide(admin, id);
  const mails = await harness.mailTo(user.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Your review of Bhor is hidden']);
  expect(mails[0]?.text).toContain('Reason: A private detail');
  expect(mails[0]?.text).toContain('/review');
});

test('pages through hidden reviews', async () => {
  const { user } = await signedIn(harness);
  const hidden = { hiddenAt: new Date(harness.clock.ms), hiddenReason: 'A private detail' };
  const all = await createReviews(harness.dataSource, 5, { user, ...hidden });
  const query = `query ($after: String) {
    hiddenReviews(first: 3, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } }
  }`;
  const seen: string[] = [];
  for (let after: string | null = null, isMore = true; isMore;) {
    const { data } = await admin.gql(query, { after });
    const { nodes, pageInfo } = data?.['hiddenReviews'] as {
      nodes: { id: string }[];
      pageInfo: { hasNextPage: boolean; endCursor: string };
    };
    seen.push(...nodes.map(({ id }) => id));
    ({ hasNextPage: isMore, endCursor: after } = pageInfo);
  }
  expect(seen.sort()).toEqual(all.map(({ id }) => id).sort());
});

test('authors may edit and delete a hidden review, which stays hidden', async () => {
  const { id } = reviewOf(await create(member));
  await hide(admin, id);
  expect(reviewOf(await update(member, id))).toMatchObject({ hiddenReason: 'A private detail' });
  expect(await listFor(anonymous)).toEqual([]);
  expect((await remove(member, id)).errors).toEqual([]);
  expect(await allHidden(admin)).toEqual([]);
});

test('a review that is shown again is unchanged', async () => {
  const { id } = reviewOf(await create(member));
  const before = await listFor(anonymous);
  await hide(admin, id);
  expect(reviewOf(await unhide(admin, id))).toMatchObject({ hiddenReason: null });
  expect(await listFor(anonymous)).toEqual(before);
  expect(await ownHidden(member)).toEqual([]);
});

test('returns 409 if another admin has already hidden or shown the review', async () => {
  const { id } = reviewOf(await create(member));
  expect(refusalOf(await unhide(admin, id))).toMatchObject({
    status: 409,
    message: reviewMessages.reviewShownAlready,
  });
  const answers = await Promise.all([hide(admin, id), hide(admin, id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(refusalOf(await hide(admin, id))).toMatchObject({ message: reviewMessages.reviewHiddenAlready });
  expect(await auditOf()).toHaveLength(1);
});

test('an answer is public, can be replaced, and is removed by an empty one', async () => {
  const { id } = reviewOf(await create(member));
  expect((await answer(admin, id, ' Thank you.\nCome again. ')).data?.['answerReview']).toMatchObject({
    message: reviewMessages.reviewAnswered,
  });
  const answeredAt = new Date(harness.clock.ms).toISOString();
  expect(await listFor(anonymous)).toMatchObject([{ answer: 'Thank you.\nCome again.', answeredAt }]);
  await answer(admin, id, 'Thanks');
  expect(await listFor(anonymous)).toMatchObject([{ answer: 'Thanks' }]);
  expect((await answer(admin, id, '  ')).data?.['answerReview']).toMatchObject({
    message: reviewMessages.reviewAnswerRemoved,
  });
  expect(await listFor(anonymous)).toMatchObject([{ answer: null, answeredAt: null }]);
});

test('refuses reasons and answers that are too long or contain control characters', async () => {
  const { id } = reviewOf(await create(member));
  const long = 'x'.repeat(Math.max(REASON_LENGTH_MAX, REVIEW_ANSWER_LENGTH_MAX) + 1);
  for (const text of [long, 'a\u0007b']) {
    for (const call of [hide, answer]) expect((await call(admin, id, text)).status).toBe(400);
  }
  expect(refusalOf(await hide(admin, id, ' '))).toMatchObject({
    status: 400,
    fields: { reason: messages.reasonRequired },
  });
  expect(await auditOf()).toEqual([]);
});

test('members and signed-out clients may not moderate, not even their own reviews', async () => {
  const { id } = reviewOf(await create(member));
  for (const call of Object.values(CALLS)) {
    expect(refusalOf(await call(member, id))).toMatchObject({
      status: 403,
      message: authMessages.noPermission,
    });
    expect(refusalOf(await call(anonymous, id)).status).toBe(401);
    for (const none of ['no-id', randomUUID()]) {
      expect(refusalOf(await call(admin, none))).toMatchObject({
        status: 404,
        message: reviewMessages.reviewNotFound,
      });
    }
  }
  expect(await listFor(anonymous)).toMatchObject([{ id, hiddenReason: null, answer: null }]);
  expect(await auditOf()).toEqual([]);
});

test('records actor, type, time and both states, but no text of the member', async () => {
  const { id } = reviewOf(await create(member, { name: 'Asha', comment: 'Words of mine', rating: 1 }));
  const steps = [
    hide(admin, id),
    () => answer(admin, id),
    () => unhide(admin, id),
    () => answer(admin, id, ''),
  ];
  for (const step of steps) {
    await (typeof step === 'function' ? step() : step);
    harness.clock.ms += 1000;
  }
  const [reason, thanks] = ['A private detail', 'Thank you'];
  const entries = await auditOf();
  expect(entries.map(({ type, before, after }) => [type, before, after])).toEqual([
    ['review.hidden', { hiddenReason: null, answer: null }, { hiddenReason: reason, answer: null }],
    ['review.answered', { hiddenReason: reason, answer: null }, { hiddenReason: reason, answer: thanks }],
    ['review.shown', { hiddenReason: reason, answer: thanks }, { hiddenReason: null, answer: thanks }],
    ['review.answered', { hiddenReason: null, answer: thanks }, { hiddenReason: null, answer: null }],
  ]);
  for (const [index, entry] of entries.entries()) {
    expect(entry).toMatchObject({ actorId: adminUser.id, actorRole: 'admin', subjectId: id });
    expect(entry.at.getTime()).toBe(harness.clock.ms - (4 - index) * 1000);
  }
  expect(JSON.stringify(entries)).not.toMatch(/Words of mine|Asha/);
});

test('rolls back a change that cannot be recorded in the journal', async () => {
  const { id } = reviewOf(await create(member));
  await harness.dataSource.query('alter table journal add constraint broken check (false) not valid');
  const statuses: number[] = [];
  for (const call of [hide, answer, remove]) statuses.push((await call(admin, id)).status);
  // Another test reuses the database: its rows are removed, its schema is not.
  await harness.dataSource.query('alter table journal drop constraint broken');
  expect(statuses).toEqual([500, 500, 500]);
  expect(await harness.dataSource.getRepository(Review).find()).toMatchObject([
    { hiddenAt: null, answer: null },
  ]);
});

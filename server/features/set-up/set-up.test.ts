import { afterEach, beforeEach, expect, test } from 'vitest';
import { setUpMessages as messages } from '#common/set-up/messages';
import { studio } from '#common/studio';
import { HOUR_MS } from '#common/time';
import { signUpByMail, verify } from '../../test/account-calls';
import { Browser } from '../../test/browser';
import { saveArticle } from '../../test/article-calls';
import { eventually, untilWaiting } from '../../test/eventually';
import {
  createArticles,
  createPhotos,
  createPlanOffers,
  createTrainers,
  createUser,
  PASSWORD,
} from '../../test/factories';
import { startHarness, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { addedPlan } from '../../test/plan-offer-calls';
import { newSetUpToken, OWN_DETAILS, OWNER } from '../../test/set-up-calls';
import { User } from '../accounts/user.entity';
import { ArticleDraft } from '../articles/article-draft.entity';
import { Article } from '../articles/article.entity';
import { JournalEntry } from '../journal/journal-entry.entity';
import { TrainerAccountsService } from '../trainers/trainer-accounts.service';

const STATE = 'isRunning step hasOwnDetails unconfirmedPlans { id } hidden shown plansOfDemonstration { id }';

let harness: Harness;
beforeEach(async () => (harness = await startHarness()));
afterEach(() => harness.stop());

const users = () => harness.dataSource.getRepository(User);
const newToken = () => newSetUpToken(harness);

const create = (token: string, values: object = {}, by = new Browser(harness)) => {
  const given = { ...OWNER, ...values };
  return by.gql(
    `mutation ($input: CreateOwnerInput!) { createOwner(input: $input) {
      message token viewer { user { name email role isEmailVerified } } } }`,
    { input: { token, confirmPassword: given.password, ...given } },
  );
};
const reasonOf = ({ errors: [error] }: Awaited<ReturnType<typeof create>>) => error?.extensions.reason;
const fieldOf = ({ errors: [error] }: Awaited<ReturnType<typeof create>>) =>
  error?.extensions.fields?.map(({ path, reason }) => [path.join('.'), reason]);
const stateOf = async (token: string) =>
  (await new Browser(harness).gql('query ($token: String!) { setUpLink(token: $token) }', { token })).data?.[
    'setUpLink'
  ];

/** The owner of a new studio, logged in. */
async function owner(): Promise<Browser> {
  const browser = new Browser(harness);
  const { data } = await create(await newToken(), {}, browser);
  browser.token = (data?.['createOwner'] as { token: string }).token;
  return browser;
}

const step = (by: Browser, mutation: string) =>
  by.gql(`mutation { ${mutation} { message setUp { ${STATE} } } }`);
const setUpIn = ({ data }: Awaited<ReturnType<typeof step>>) =>
  (Object.values(data ?? {})[0] as { setUp: object } | undefined)?.setUp;
const open = (by: Browser) => step(by, 'openStudio');

test('the link makes the owner, who is logged in at once and stays so, and works once', async () => {
  const token = await newToken();
  expect(await stateOf(token)).toBe('VALID');
  const browser = new Browser(harness);
  const { data, errors } = await create(token, {}, browser);
  expect(errors).toEqual([]);
  expect(data?.['createOwner']).toMatchObject({
    message: messages.welcome,
    viewer: { user: { name: OWNER.name, email: OWNER.email, role: 'OWNER', isEmailVerified: true } },
  });
  expect((await browser.gql('mutation { renewSession { token } }')).errors).toEqual([]);
  expect((await new Browser(harness).signIn(OWNER.email, OWNER.password)).errors).toEqual([]);
  expect(await stateOf(token)).toBe('HAS_ADMIN');
  expect(reasonOf(await create(token, { email: 'other@example.com' }))).toBe('STUDIO_HAS_ADMIN');
  expect(await users().count()).toBe(1);
  expect(await harness.services.firstOwner.renewLink()).toBeNull();
});

test('only the hash of the link is stored, and nothing of it is logged', async () => {
  const token = await newToken();
  await create(token);
  const [row] = await harness.dataSource.query<object[]>('select value from studio_settings');
  expect(JSON.stringify([row, harness.logs])).not.toContain(token);
});

test('of two browsers that use the link at the same moment, one makes the owner', async () => {
  const token = await newToken();
  const answers = await Promise.all(
    ['one@example.com', 'two@example.com', 'three@example.com'].map((email) => create(token, { email })),
  );
  expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
  expect(answers.map(reasonOf).filter(Boolean)).toEqual(['STUDIO_HAS_ADMIN', 'STUDIO_HAS_ADMIN']);
  expect(await users().countBy({ role: 'owner' })).toBe(1);
  expect(await users().count()).toBe(1);
});

test('the link expires after a day, and each start replaces it, also two at the same moment', async () => {
  const first = await newToken();
  const tokens = await Promise.all([newToken(), newToken()]);
  expect(await stateOf(first)).toBe('UNKNOWN');
  expect((await Promise.all(tokens.map(stateOf))).sort()).toEqual(['UNKNOWN', 'VALID']);
  expect(reasonOf(await create(first))).toBe('SET_UP_LINK_UNKNOWN');
  const last = await newToken();
  harness.clock.ms += 24 * HOUR_MS;
  expect(await stateOf(last)).toBe('EXPIRED');
  expect(reasonOf(await create(last))).toBe('SET_UP_LINK_EXPIRED');
  expect(await users().count()).toBe(0);
});

test('wrong links are limited for each network; the right one then waits as well', async () => {
  const token = await newToken();
  const by = new Browser(harness);
  for (let tries = 0; tries < 20; tries += 1) await create('guess', {}, by);
  const { errors } = await create(token, {}, by);
  expect(errors[0]?.extensions.code).toBe('RATE_LIMITED');
  const elsewhere = new Browser(harness, { address: '198.51.100.9' });
  expect((await create(token, {}, elsewhere)).errors).toEqual([]);
});

test.each([
  ['a weak password', { password: 'password123' }, [['password', 'TOO_COMMON']]],
  ['a short password', { password: 'short' }, [['password', 'TOO_SHORT']]],
  ['two passwords', { confirmPassword: 'another one' }, [['confirmPassword', 'NOT_MATCHING']]],
  ['no name', { name: ' ' }, [['name', 'REQUIRED']]],
  ['an invalid address', { email: 'asha' }, [['email', 'INVALID_FORMAT']]],
])('after %s nothing is written, and the link still works', async (_what, values, fields) => {
  const token = await newToken();
  expect(fieldOf(await create(token, values))).toEqual(fields);
  expect(await users().count()).toBe(0);
  expect((await create(token)).errors).toEqual([]);
});

test('a member who has the address becomes the owner with the password of the account only', async () => {
  const member = await createUser(harness.dataSource, { email: OWNER.email });
  const token = await newToken();
  expect(fieldOf(await create(token))).toEqual([['password', 'INCORRECT']]);
  expect((await create(token, { password: PASSWORD })).errors).toEqual([]);
  expect(await users().find()).toMatchObject([{ id: member.id, role: 'owner' }]);
});

test('making the owner waits for a sign-up link of the address before it locks the account', async () => {
  const { dataSource } = harness;
  const { email } = OWNER;
  const browser = new Browser(harness);
  await verify(browser, await signUpByMail(harness, browser, { email }));
  const token = await newToken();
  let creation: ReturnType<typeof create> | undefined;
  await dataSource.transaction(async (manager) => {
    expect(await manager.query('select from sign_ups where email = $1 for update', [email])).toHaveLength(1);
    creation = create(token, { password: PASSWORD });
    await untilWaiting(dataSource, 1);
    await manager.query('select from users where email = $1 for update nowait', [email]);
  });
  expect((await creation)!.errors).toEqual([]);
});

test('an admin made in another way ends the link, and goes on with the second step', async () => {
  const token = await newToken();
  const { browser } = await signedIn(harness, 'admin');
  expect(reasonOf(await create(token))).toBe('STUDIO_HAS_ADMIN');
  expect(setUpIn(await step(browser, 'reachSetUpStep(input: { step: STUDIO })'))).toMatchObject({
    isRunning: true,
    step: 'STUDIO',
  });
});

test('a studio that has an admin is not set up', async () => {
  const { browser } = await signedIn(harness, 'admin');
  expect(await harness.services.firstOwner.renewLink()).toBeNull();
  expect((await browser.gql('{ setUp { isRunning } }')).data).toEqual({ setUp: { isRunning: false } });
  expect(reasonOf(await step(browser, 'reachSetUpStep(input: { step: HOURS })'))).toBe('STUDIO_OPEN');
});

test('the set-up continues at the furthest step, and is for admins only', async () => {
  const by = await owner();
  await step(by, 'reachSetUpStep(input: { step: PLANS })');
  await step(by, 'reachSetUpStep(input: { step: HOURS })');
  expect((await by.gql('{ setUp { step } }')).data).toEqual({ setUp: { step: 'PLANS' } });
  const { browser: desk } = await signedIn(harness, 'front_desk');
  expect(reasonOf(await open(desk))).toBe('PERMISSION_REQUIRED');
});

test('trainers and photos of the demonstration are hidden and shown again, but not those of the studio', async () => {
  await createPhotos(harness.dataSource, 2);
  const [own, invented] = await createTrainers(harness.dataSource, 2, { isDemonstration: true });
  const by = await owner();
  const { dataSource } = harness;
  // Changing invented content makes it the studio's own.
  const change = `updateTrainer(input: { id: "${own!.id}", age: 50, expectedVersion: 1 }) { message }`;
  const changed = await by.gql(`mutation { ${change} }`);
  expect(changed.errors).toEqual([]);
  const shown = async () => {
    const { data } = await harness.gql('{ trainers { id } photos { id } }');
    return [(data?.['trainers'] as object[]).length, (data?.['photos'] as object[]).length];
  };
  expect(await shown()).toEqual([2, 2]);
  await step(by, 'hideDemonstration(input: { content: TRAINERS, isHidden: true })');
  const hidden = await step(by, 'hideDemonstration(input: { content: PHOTOS, isHidden: true })');
  expect(setUpIn(hidden)).toMatchObject({ hidden: ['TRAINERS', 'PHOTOS'] });
  expect(await shown()).toEqual([1, 0]);
  await step(by, 'hideDemonstration(input: { content: PHOTOS, isHidden: false })');
  expect(await shown()).toEqual([1, 2]);

  const { id: userId } = await createUser(dataSource, { role: 'trainer' });
  await dataSource.transaction((manager) =>
    new TrainerAccountsService().link(manager, { trainerId: invented!.id, userId }),
  );
  // The server learns of direct changes in the database a moment later.
  await eventually(async () => expect(await shown()).toEqual([2, 2]));
});

test('articles of the demonstration become drafts, and are shown again as they were, unless staff have changed them', async () => {
  const { dataSource } = harness;
  const [kept, changed] = await createArticles(dataSource, 2);
  const uploaded = { thumbnailUrl: '/media/u/0123abcd/800.jpg', coverUrl: '/media/u/0123abcd/1200.jpg' };
  const [own] = await createArticles(dataSource, 1, uploaded);
  const by = await owner();
  const before = await (await harness.fetch('/articles')).json();
  const idsOnSite = async () => (await dataSource.getRepository(Article).find()).map(({ id }) => id).sort();
  const hide = 'hideDemonstration(input: { content: ARTICLES, isHidden: true })';
  expect(setUpIn(await step(by, hide))).toMatchObject({ hidden: ['ARTICLES'] });
  expect(await idsOnSite()).toEqual([own!.id]);
  await step(by, 'hideDemonstration(input: { content: ARTICLES, isHidden: false })');
  expect(await (await harness.fetch('/articles')).json()).toEqual(before);

  await step(by, hide);
  await saveArticle(by, { id: changed!.id, title: 'Ours' });
  await step(by, 'hideDemonstration(input: { content: ARTICLES, isHidden: false })');
  expect(await idsOnSite()).toEqual([kept!.id, own!.id].sort());
});

test('until the owner opens it, pages are not indexed; it opens with contacts and prices of its own', async () => {
  const [first, second, third] = await createPlanOffers(harness.dataSource, 3);
  const by = await owner();
  const robots = async () => (await harness.fetch('/home')).headers.get('x-robots-tag');
  expect([await robots(), studio.isBeingSetUp]).toEqual(['noindex', true]);
  expect(studio.disclaimer).toContain('demonstration');
  expect(reasonOf(await open(by))).toBe('SET_UP_INCOMPLETE');
  const actor = (await harness.services.sessions.actorOf(by.token))!;
  await harness.services.settings.save(actor, 'studio', { ...OWN_DETAILS, expectedVersion: 0 });
  expect((await open(by)).errors[0]?.message).toBe(messages.pricesMissing);

  const plans = [first!, second!, third!].map(({ id }) => id);
  // A plan that the studio has added needs no confirmation of its price.
  await addedPlan(by);
  expect((await by.gql('{ setUp { unconfirmedPlans { id } } }')).data?.['setUp']).toEqual({
    unconfirmedPlans: plans.map((id) => ({ id })),
  });
  await step(by, `confirmPlanPrice(input: { planId: "${plans[0]}" })`);
  await by.gql(
    `mutation { setPlanPrice(input: { planId: "${plans[1]}", price: { minorUnits: 123400, currencyCode: INR } }) { message } }`,
  );
  await by.gql(`mutation { setPlanOnSale(input: { planId: "${plans[2]}", isOnSale: false }) { message } }`);
  const opened = await open(by);
  expect(opened.errors).toEqual([]);
  expect(setUpIn(opened)).toMatchObject({ isRunning: false, hasOwnDetails: true, unconfirmedPlans: [] });
  expect(setUpIn(await open(by))).toMatchObject({ isRunning: false });
  expect([await robots(), studio.isBeingSetUp, studio.disclaimer]).toEqual([null, false, '']);
  const entries = await harness.dataSource.getRepository(JournalEntry).findBy({ type: 'settings.changed' });
  const hidden = ['trainers', 'photos'];
  expect(entries.map(({ after }) => after)).toContainEqual({ section: 'setUp', isRunning: false, hidden });
});

test('an open studio shows no invented people and pictures, and articles only as its own', async () => {
  const { dataSource } = harness;
  await createTrainers(dataSource, 1, { isDemonstration: true });
  await createPhotos(dataSource, 1);
  const [kept] = await createArticles(dataSource, 1, { authorName: 'Bhor Kitchen' });
  const [ofPune] = await createArticles(dataSource, 1, {
    authorName: 'Bhor Kitchen',
    text: 'In Pune, in May.',
  });
  const [plan, own] = await createPlanOffers(dataSource, 2, { features: ['100+ gyms', 'Towels'] });
  const by = await owner();
  // Values that the owner enters are the studio's own, even if the demonstration has the same.
  const ownFeatures = `{ planId: "${own!.id}", features: ["100+ gyms"], expectedVersion: 1 }`;
  await by.gql(`mutation { updatePlan(input: ${ownFeatures}) { message } }`);
  const actor = (await harness.services.sessions.actorOf(by.token))!;
  await harness.services.settings.save(actor, 'studio', { ...OWN_DETAILS, expectedVersion: 0 });
  await step(by, `confirmPlanPrice(input: { planId: "${own!.id}" })`);
  const before = await step(by, `confirmPlanPrice(input: { planId: "${plan!.id}" })`);
  const shown = ['TRAINERS', 'PHOTOS', 'ARTICLES'];
  expect(setUpIn(before)).toMatchObject({ shown, hidden: [], plansOfDemonstration: [{ id: plan!.id }] });
  expect(setUpIn(await open(by))).toMatchObject({
    shown: [],
    hidden: ['TRAINERS', 'PHOTOS'],
    plansOfDemonstration: [],
  });
  expect((await harness.gql('{ planOffers { features } }')).data).toEqual({
    planOffers: [{ features: ['Towels'] }, { features: ['100+ gyms'] }],
  });
  const { data } = await harness.gql(
    '{ trainers { id } photos { id } articles { nodes { id authorName } } }',
  );
  expect(data).toEqual({
    trainers: [],
    photos: [],
    articles: { nodes: [{ id: kept!.id, authorName: 'Kitchen' }] },
  });
  const drafts = await dataSource.getRepository(ArticleDraft).find();
  expect(drafts.map(({ id, authorName }) => [id, authorName])).toEqual([[ofPune!.id, 'Kitchen']]);
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bodyOfText, plainSpan } from '#common/articles/body';
import { ARTICLE_VERSIONS_MAX } from '#common/articles/limits';
import { articleMessages as messages } from '#common/articles/messages';
import { DAY_MS, HOUR_MS, SECOND_MS } from '#common/time';
import {
  articleIn,
  articleInput,
  articleVersion,
  callArticle,
  editedArticle,
  paragraph,
  publishedArticle,
  saveArticle,
} from '../../test/article-calls';
import type { Browser } from '../../test/browser';
import { untilWaiting } from '../../test/eventually';
import { createArticles } from '../../test/factories';
import { startHarness, type GraphqlAnswer, type Harness } from '../../test/harness';
import { signedIn } from '../../test/order-calls';
import { lockArticle } from './article-rows';

let harness: Harness;
let admin: Browser;
beforeEach(async () => {
  harness = await startHarness();
  admin = (await signedIn(harness, 'admin')).browser;
});
afterEach(() => harness.stop());

const publish = (input: object) => callArticle(admin, 'publishArticle', input);
const reasonOf = ({ errors }: GraphqlAnswer) => errors[0]?.extensions.reason ?? null;
const fieldsOf = ({ errors }: GraphqlAnswer) =>
  (errors[0]?.extensions.fields ?? []).map(({ path, message }) => [path.join('.'), message]);

/** The article in the answer of the REST call. */
async function onRest(id: string): Promise<Record<string, unknown> | undefined> {
  const rows = (await (await harness.fetch('/articles')).json()) as Record<string, unknown>[];
  return rows.find(({ _id }) => _id === id);
}

const entries = async () =>
  (
    await harness.dataSource.query<{ type: string; actor_kind: string; after: object }[]>(
      `select type, actor_kind, after from journal where subject_type = 'article' order by at, type`,
    )
  ).map(({ type, actor_kind, after }) => [type, actor_kind, after]);

/** All places where everybody finds articles. */
async function publicPlaces(): Promise<string> {
  const document = `{
    articles { nodes { title text body { spans { text } } } }
    found: articles(filter: { search: "towel" }) { nodes { title } }
    articleRotation { allArticleIds articles { id title } }
  }`;
  const { data } = await harness.gql(document);
  const paths = ['/articles', '/our-blog', '/our-blog?search=towel', '/sitemap.xml'];
  const pages = await Promise.all(paths.map(async (path) => (await harness.fetch(path)).text()));
  return JSON.stringify(data) + pages.join();
}

test('a draft is nowhere public until it is published, and is exact on REST then', async () => {
  const draft = await saveArticle(admin);
  expect(draft).toMatchObject({ state: 'DRAFT', version: 1, publishedAt: null, versions: [] });
  for (const secret of ['Monsoon timings', 'Bring a towel', draft.id])
    expect(await publicPlaces()).not.toContain(secret);
  const { data } = await harness.gql(`{ article(id: "${draft.id}") { id } }`);
  expect(data?.['article']).toBeNull();

  const published = articleIn(await publish({ id: draft.id, expectedVersion: 1 }));
  expect(published).toMatchObject({ state: 'PUBLISHED', versions: [{ title: 'Monsoon timings' }] });
  expect(await onRest(draft.id)).toEqual({
    _id: draft.id,
    title: 'Monsoon timings',
    description: 'What changes in July.',
    text: 'We open later.\nBring a towel.',
    image_url: '/media/articles/one/1080.jpg',
    big_image_url: '/media/articles/one-wide/1080.jpg',
    uploaded_date: new Date(harness.clock.ms).toISOString(),
    created_team: 'The front desk',
  });
  expect(await publicPlaces()).toContain(draft.id);
  expect(articleIn(await publish({ id: draft.id, expectedVersion: 1 })).versions).toHaveLength(1);
  expect(await entries()).toEqual([['article.published', 'user', { title: 'Monsoon timings' }]]);
});

test('marks, lists and pictures are blocks; the text has a line for each, without marks', async () => {
  const body = [
    { type: 'HEADING', spans: [plainSpan('Before you come')] },
    {
      type: 'BULLET',
      spans: [{ ...plainSpan('Water'), isBold: true }, plainSpan(' and '), plainSpan('a towel')],
    },
    { type: 'PARAGRAPH', spans: [{ ...plainSpan('Our plans'), link: '/plans' }] },
  ];
  const { id } = await publishedArticle(admin, { body });
  expect((await onRest(id))!['text']).toBe('Before you come\nWater and a towel\nOur plans');
  const { data } = await harness.gql(`{ article(id: "${id}") { body { type spans { text isBold link } } } }`);
  const shown = data?.['article'] as { body: { type: string; spans: object[] }[] };
  expect(shown.body.map(({ type }) => type)).toEqual(['HEADING', 'BULLET', 'PARAGRAPH']);
  expect(shown.body.flatMap(({ spans }) => spans)).toEqual([
    { text: 'Before you come', isBold: false, link: null },
    { text: 'Water', isBold: true, link: null },
    { text: ' and a towel', isBold: false, link: null },
    { text: 'Our plans', isBold: false, link: '/plans' },
  ]);
});

test('an older article stays byte by byte until its changes are published, and its first text is kept', async () => {
  const [old] = await createArticles(harness.dataSource, 1, { text: 'One \n\n two\tthree' });
  const before = await onRest(old!.id);
  const opened = (await editedArticle(admin, old!.id))!;
  expect(opened).toMatchObject({ state: 'PUBLISHED', version: 0 });
  expect(opened.body).toMatchObject([{ spans: [{ text: 'One ' }] }, { spans: [{ text: ' two\tthree' }] }]);
  expect(reasonOf(await publish({ id: old!.id, expectedVersion: 0 }))).toBeNull();
  const changed = await saveArticle(admin, { id: old!.id, title: 'New title' });
  expect(changed).toMatchObject({ state: 'CHANGED', version: 1 });
  expect(await onRest(old!.id)).toEqual(before);

  const published = articleIn(await publish({ id: old!.id, expectedVersion: 1 }));
  expect(await onRest(old!.id)).toMatchObject({
    title: 'New title',
    text: 'We open later.\nBring a towel.',
    uploaded_date: before!['uploaded_date'],
  });
  expect(published.versions.map(({ title }) => title)).toEqual(['New title', 'Article 1']);
  const original = await articleVersion(admin, published.versions[1]!.id);
  expect(original).toMatchObject({
    title: 'Article 1',
    body: bodyOfText('One \n\n two\tthree').map(({ spans }) => ({ spans })),
  });
});

test('a change of an older version is refused, the same change twice is not', async () => {
  const input = articleInput();
  const save = (values: object) => callArticle(admin, 'saveArticleDraft', { ...input, ...values });
  await save({});
  expect(articleIn(await save({})).version).toBe(1);
  expect(articleIn(await save({ title: 'Mine', expectedVersion: 1 })).version).toBe(2);
  const stale = await save({ title: 'Theirs', expectedVersion: 1 });
  expect(stale.errors[0]?.extensions).toMatchObject({ reason: 'STALE_VERSION', current: ['title'] });
  expect(reasonOf(await publish({ id: input.id, expectedVersion: 1 }))).toBe('STALE_VERSION');
  expect((await editedArticle(admin, input.id))!.title).toBe('Mine');
  expect(reasonOf(await callArticle(admin, 'saveArticleDraft', articleInput({ expectedVersion: 3 })))).toBe(
    'ARTICLE_NOT_FOUND',
  );
});

describe('a scheduled article', () => {
  const at = () => new Date(harness.clock.ms + HOUR_MS).toISOString();

  test('is published at its time, and cannot be changed until then', async () => {
    const { id } = await saveArticle(admin);
    const publishAt = at();
    const scheduled = articleIn(await publish({ id, publishAt, expectedVersion: 1 }));
    expect(scheduled).toMatchObject({ state: 'SCHEDULED', publishAt });
    expect(articleIn(await publish({ id, publishAt, expectedVersion: 1 })).state).toBe('SCHEDULED');
    const save = articleInput({ id, title: 'Later', expectedVersion: 1 });
    expect(reasonOf(await callArticle(admin, 'saveArticleDraft', save))).toBe('ARTICLE_SCHEDULED');
    expect(await onRest(id)).toBeUndefined();
    const [job] = await harness.dataSource.query<{ run_at: Date }[]>(
      `select run_at from graphile_worker.jobs where task_identifier = 'publish-article'`,
    );
    expect(job!.run_at.toISOString()).toBe(publishAt);

    harness.clock.ms += HOUR_MS;
    await harness.dataSource.query('update graphile_worker._private_jobs set run_at = now()');
    await harness.runDueJobs();
    expect((await onRest(id))!['uploaded_date']).toBe(publishAt);
    admin = (await signedIn(harness, 'admin')).browser;
    expect(await editedArticle(admin, id)).toMatchObject({ state: 'PUBLISHED', publishAt: null });
    expect(await entries()).toEqual([
      ['article.scheduled', 'user', { title: 'Monsoon timings', publishAt }],
      ['article.published', 'system', { title: 'Monsoon timings' }],
    ]);
  });

  test('that is taken off the schedule stays a draft', async () => {
    const { id } = await saveArticle(admin);
    const publishAt = at();
    await publish({ id, publishAt, expectedVersion: 1 });
    expect(articleIn(await callArticle(admin, 'unscheduleArticle', { id })).state).toBe('DRAFT');
    expect(reasonOf(await callArticle(admin, 'unscheduleArticle', { id }))).toBe('ARTICLE_NOT_SCHEDULED');
    await harness.services.articlePublication.publishScheduled(id, publishAt);
    expect(await onRest(id)).toBeUndefined();
  });

  test.each([0, -1, 366 * DAY_MS])('cannot be planned %d ms from now', async (ms) => {
    const { id } = await saveArticle(admin);
    const publishAt = new Date(harness.clock.ms + ms).toISOString();
    expect(fieldsOf(await publish({ id, publishAt, expectedVersion: 1 }))).toEqual([
      ['publishAt', messages.timeInvalid],
    ]);
  });
});

test('an article is taken off the site and stays a draft; deleting one on the site takes its headline', async () => {
  const { id } = await publishedArticle(admin);
  const remove = (title?: string) => callArticle(admin, 'deleteArticle', { id, title });
  expect(fieldsOf(await remove())).toEqual([['title', messages.titleNotMatching]]);
  expect(fieldsOf(await remove('Monsoon'))).toEqual([['title', messages.titleNotMatching]]);
  const draft = articleIn(await callArticle(admin, 'unpublishArticle', { id }));
  expect(draft).toMatchObject({ state: 'DRAFT', title: 'Monsoon timings', publishedAt: null });
  expect(await onRest(id)).toBeUndefined();
  expect(reasonOf(await callArticle(admin, 'unpublishArticle', { id }))).toBe('ARTICLE_NOT_PUBLISHED');
  await publish({ id, expectedVersion: 1 });
  expect((await remove('Monsoon timings')).data).toMatchObject({ deleteArticle: { deletedArticleId: id } });
  expect(await onRest(id)).toBeUndefined();
  expect(await editedArticle(admin, id)).toBeNull();
  expect(reasonOf(await remove('Monsoon timings'))).toBe('ARTICLE_NOT_FOUND');
  const types = (await entries()).map(([type]) => type);
  expect(types.toSorted()).toEqual(
    ['deleted', 'published', 'published', 'unpublished'].map((event) => `article.${event}`),
  );

  const [old] = await createArticles(harness.dataSource, 1);
  expect(articleIn(await callArticle(admin, 'unpublishArticle', { id: old!.id })).title).toBe('Article 1');
});

test('the last published versions are kept', async () => {
  const { id } = await publishedArticle(admin);
  await harness.dataSource.query(
    `insert into article_versions (article_id, title, description, created_team, image_url, big_image_url, body,
       published_at)
     select article_id, 'Hour ' || hours, description, created_team, image_url, big_image_url, body,
       published_at - make_interval(hours => hours)
     from article_versions, generate_series(1, $1::int) as hours`,
    [ARTICLE_VERSIONS_MAX],
  );
  harness.clock.ms += SECOND_MS;
  await saveArticle(admin, { id, title: 'Other', expectedVersion: 1 });
  const { versions } = articleIn(await publish({ id, expectedVersion: 2 }));
  expect(versions).toHaveLength(ARTICLE_VERSIONS_MAX);
  expect(versions.slice(0, 3).map(({ title }) => title)).toEqual(['Other', 'Monsoon timings', 'Hour 1']);
});

test('of two changes at once, one waits for the other, also if it names the article in capitals', async () => {
  const { dataSource } = harness;
  const input = articleInput();
  await saveArticle(admin, input);
  let second: Promise<GraphqlAnswer> | undefined;
  await dataSource.transaction(async (manager) => {
    await lockArticle(manager, input.id);
    const values = { id: input.id.toUpperCase(), title: 'Second', expectedVersion: 1 };
    second = callArticle(admin, 'saveArticleDraft', { ...input, ...values });
    await untilWaiting(dataSource, 1);
  });
  expect(articleIn((await second)!)).toMatchObject({ id: input.id, title: 'Second' });
});

test('members, the front desk and strangers can do none of it', async () => {
  const { id } = await publishedArticle(admin);
  const desk = (await signedIn(harness, 'front_desk')).browser;
  const member = (await signedIn(harness)).browser;
  for (const by of [desk, member]) {
    expect((await callArticle(by, 'saveArticleDraft', articleInput())).errors[0]?.extensions.code).toBe(
      'FORBIDDEN',
    );
    expect((await callArticle(by, 'unpublishArticle', { id })).errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect(await editedArticle(by, id)).toBeNull();
  }
  const { errors } = await harness.gql('{ managedArticles { id } }');
  expect(errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  const { data } = await admin.gql('{ managedArticles { id title state } }');
  expect(data?.['managedArticles']).toEqual([{ id, title: 'Monsoon timings', state: 'PUBLISHED' }]);
});

describe('refuses', () => {
  const picture = { url: '/media/u/0123456789abcdef0123456789abcdef/640.jpg', description: 'Racks' };
  const script = { ...plainSpan('Click'), link: 'javascript:alert(1)' };

  // All rules are tested with the form.
  test.each<[string, object, string, string]>([
    [
      'a link to a script',
      { type: 'PARAGRAPH', spans: [script] },
      'body.0.spans.0.link',
      messages.linkInvalid,
    ],
    ['an unknown picture', { type: 'PICTURE', spans: [], picture }, 'body', messages.pictureUnknown],
  ])('%s', async (_name, block, path, message) => {
    const answer = await callArticle(admin, 'saveArticleDraft', articleInput({ body: [block] }));
    expect(fieldsOf(answer)).toEqual([[path, message]]);
  });

  test('a megabyte', async () => {
    const body = paragraph('x'.repeat(1024 * 1024));
    const answer = await callArticle(admin, 'saveArticleDraft', articleInput({ body }));
    expect(answer.data?.['saveArticleDraft'] ?? null).toBeNull();
    const { data } = await admin.gql('{ managedArticles { id } }');
    expect(data?.['managedArticles']).toEqual([]);
  });

  test('publishing what is not complete', async () => {
    const values = { title: '', description: '', authorName: '', cover: null, body: paragraph(' ') };
    const { id } = await saveArticle(admin, values);
    const fields = fieldsOf(await publish({ id, expectedVersion: 1 })).map(([path]) => path);
    expect(fields.join(' ')).toBe('title description authorName cover body');
  });
});

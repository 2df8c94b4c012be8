import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { plainSpan } from '#common/articles/body';
import { articleMessages } from '#common/articles/messages';
import { clearToken, storeToken } from '../../../lib/session';
import { refusal } from '../../../test/refusal';
import { press } from '../../../test/render-page';
import { tokenOf } from '../../../test/token';
import { openPanel, type PanelAnswers } from '../testing/open-panel';

const COVER = {
  __typename: 'ArticleCover',
  thumbnailUrl: '/media/a/1080.jpg',
  coverUrl: '/media/b/1080.jpg',
};

const listed = (title: string, values = {}) => ({
  __typename: 'ManagedArticle',
  id: `id-${title}`,
  title,
  thumbnailUrl: '/media/a/1080.jpg',
  state: 'PUBLISHED',
  publishedAt: '2026-11-20T00:30:00Z',
  publishAt: null,
  changedAt: '2026-11-20T00:30:00Z',
  changedBy: 'Asha Kulkarni',
  ...values,
});

const paragraph = (text: string) => ({
  __typename: 'ArticleBlock',
  type: 'PARAGRAPH',
  spans: [{ __typename: 'ArticleSpan', ...plainSpan(text) }],
  picture: null,
});

const written = (values = {}) => ({
  __typename: 'EditedArticle',
  id: 'id',
  title: 'Monsoon timings',
  description: 'What changes.',
  authorName: 'The front desk',
  cover: COVER,
  body: [paragraph('We open later.')],
  state: 'CHANGED',
  publishedAt: '2026-11-20T00:30:00Z',
  publishAt: null,
  changedAt: '2026-11-20T00:30:00Z',
  changedBy: 'Asha Kulkarni',
  isBeingMade: false,
  version: 3,
  versions: [],
  ...values,
});

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  storeToken(tokenOf({ role: 'admin' }));
});
afterEach(() => {
  clearToken();
  vi.useRealTimers();
});

/** The editor; each save has a new version. */
async function openEditor(answers: PanelAnswers = {}, article: object = written()) {
  let version = 3;
  const { operations } = await openPanel('?tab=articles&article=id', {
    EditedArticle: () => ({ editedArticle: article }),
    SaveArticleDraft: () => ({
      saveArticleDraft: {
        __typename: 'SaveArticleDraftPayload',
        message: articleMessages.saved,
        article: written({ version: (version += 1) }),
      },
    }),
    ...answers,
  });
  const sent = (name: string) =>
    operations.filter((one) => one.name === name).map(({ variables }) => variables['input'] as object);
  return { sent };
}

const line = (name: RegExp) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const type = (field: Element, value: string) => fireEvent.change(field, { target: { value } });
const afterAutosave = () => act(() => vi.advanceTimersByTimeAsync(3500));

test('articles are listed with their state, and found by headline and state', async () => {
  const draft = listed('Chai', { state: 'DRAFT', publishedAt: null });
  await openPanel('?tab=articles', {
    ManagedArticles: () => ({ managedArticles: [listed('Sleep'), draft] }),
  });
  const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(titles()).toEqual(['Sleep', 'Chai']);
  type(screen.getByLabelText('Search by headline'), 'SLE');
  expect(titles()).toEqual(['Sleep']);
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'DRAFT' } });
  expect(titles()).toEqual(['No article matches']);
  expect(screen.getByRole('link', { name: 'New article' }).getAttribute('href')).toMatch(
    /\?tab=articles&article=[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}&new=1$/,
  );
});

test('what is typed is saved after a moment, based on the version that was read, and previewed', async () => {
  const { sent } = await openEditor();
  type(line(/^Paragraph, 1 of 1/), 'We open *late*.');
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  expect((await preview.findByText('late')).tagName).toBe('STRONG');
  expect(screen.getByText('Not saved yet')).toBeTruthy();
  expect(sent('SaveArticleDraft')).toEqual([]);
  await afterAutosave();
  expect(sent('SaveArticleDraft')).toMatchObject([
    {
      id: 'id',
      expectedVersion: 3,
      body: [
        { type: 'PARAGRAPH', spans: [{ text: 'We open ' }, { text: 'late', isBold: true }, { text: '.' }] },
      ],
    },
  ]);
  expect(screen.getByText('Saved as a draft')).toBeTruthy();
  type(screen.getByLabelText('Headline'), 'Other');
  fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(sent('SaveArticleDraft').at(-1)).toMatchObject({ title: 'Other', expectedVersion: 4 });
});

test('Enter and Backspace split and join paragraphs, and the cursor follows', async () => {
  await openEditor();
  type(line(/1 of 1/), 'One\ntwo');
  const second = line(/2 of 2/);
  expect(second.value).toBe('two');
  expect(document.activeElement).toBe(second);
  second.setSelectionRange(0, 0);
  fireEvent.keyDown(second, { key: 'Backspace' });
  expect(line(/1 of 1/).value).toBe('Onetwo');
  expect(line(/1 of 1/).selectionStart).toBe(3);
});

test('a link that is not allowed is said below its line, and stays text', async () => {
  await openEditor();
  type(line(/1 of 1/), 'See [this](javascript:alert(1)).');
  expect(screen.getByText(articleMessages.linkInvalid)).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Preview' })).queryByRole('link')).toBeNull();
});

test('what somebody else has saved meanwhile is shown beside what was typed, and either is kept', async () => {
  const theirs = written({ title: 'Theirs', version: 7 });
  let article = written();
  let isStale = true;
  const { sent } = await openEditor({
    EditedArticle: () => ({ editedArticle: article }),
    SaveArticleDraft: () =>
      isStale
        ? refusal(articleMessages.changedMeanwhile, { code: 'CONFLICT', reason: 'STALE_VERSION' })
        : {
            saveArticleDraft: {
              __typename: 'SaveArticleDraftPayload',
              message: articleMessages.saved,
              article: written({ title: 'Mine', version: 8 }),
            },
          },
  });
  type(screen.getByLabelText('Headline'), 'Mine');
  article = theirs;
  await afterAutosave();
  const dialog = within(screen.getByRole('dialog', { name: 'Somebody else has changed this article' }));
  expect(dialog.getByText('Theirs')).toBeTruthy();
  expect(dialog.getByText('Mine')).toBeTruthy();
  isStale = false;
  await press(dialog.getByRole('button', { name: 'Keep mine' }));
  await afterAutosave();
  expect(sent('SaveArticleDraft').at(-1)).toMatchObject({ title: 'Mine', expectedVersion: 7 });
  expect(screen.getByLabelText<HTMLInputElement>('Headline').value).toBe('Mine');
});

test('a save that failed keeps the text and says so', async () => {
  await openEditor({ SaveArticleDraft: () => new Error('offline') });
  type(screen.getByLabelText('Headline'), 'Mine');
  await afterAutosave();
  expect(screen.getByRole('alert').textContent).toContain('Your text is kept in this browser');
  expect(screen.getByLabelText<HTMLInputElement>('Headline').value).toBe('Mine');
});

test('publishing saves first, and asks', async () => {
  const { sent } = await openEditor({
    PublishArticle: () => ({
      publishArticle: {
        __typename: 'PublishArticlePayload',
        message: articleMessages.published,
        article: written({ state: 'PUBLISHED', version: 4 }),
      },
    }),
  });
  type(screen.getByLabelText('Headline'), 'Mine');
  fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true });
  await act(() => vi.advanceTimersByTimeAsync(10));
  const dialog = within(await screen.findByRole('dialog', { name: 'Publish this article?' }));
  expect(sent('SaveArticleDraft')).toHaveLength(1);
  fireEvent.click(dialog.getByLabelText('Later'));
  expect(dialog.getByLabelText(/^Day and time/)).toBeTruthy();
  fireEvent.click(dialog.getByLabelText('Now'));
  await press(dialog.getByRole('button', { name: 'Publish now' }));
  expect(sent('PublishArticle')).toEqual([{ id: 'id', publishAt: null, expectedVersion: 4 }]);
});

test('a scheduled article cannot be changed', async () => {
  const publishAt = '2026-11-23T00:30:00Z';
  await openEditor({}, written({ state: 'SCHEDULED', publishAt, publishedAt: null }));
  expect(screen.getByText(/^Scheduled for Mon,? 23 Nov,? 6:00.am .*cannot be changed/)).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Write' }).hasAttribute('disabled')).toBe(true);
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
});

test('a published version is restored as a draft', async () => {
  const version = {
    __typename: 'ArticleVersion',
    id: 'v1',
    title: 'First',
    publishedAt: '2026-11-19T00:30:00Z',
    publishedBy: null,
  };
  const { sent } = await openEditor(
    {
      ArticleVersion: () => ({
        articleVersion: {
          __typename: 'ArticleVersionContent',
          id: 'v1',
          title: 'First',
          description: 'What changes.',
          authorName: 'The front desk',
          cover: COVER,
          body: [paragraph('The first text.')],
        },
      }),
    },
    written({ versions: [version] }),
  );
  await press(screen.getByRole('button', { name: 'Versions' }));
  await press(await screen.findByRole('button', { name: /^View: First/ }));
  await press(await screen.findByRole('button', { name: 'Restore as a draft' }));
  expect(line(/1 of 1/).value).toBe('The first text.');
  await afterAutosave();
  expect(sent('SaveArticleDraft')).toMatchObject([{ title: 'First', expectedVersion: 3 }]);
});

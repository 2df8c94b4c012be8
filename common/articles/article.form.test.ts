import { describe, expect, test } from 'vitest';
import { articleDraftForm, articleForm } from './article.form';
import { bodyOfText, isLinkAllowed, plainSpan, textOfBody, type Block } from './body';
import { ARTICLE_BLOCKS_MAX, ARTICLE_LENGTH_MAX, ARTICLE_PICTURES_MAX, ARTICLE_SPANS_MAX } from './limits';
import { articleMessages as messages } from './messages';

const line = (text: string): Block => ({ type: 'paragraph', spans: [plainSpan(text)], picture: null });
const linked = (link: string): Block => ({ type: 'paragraph', spans: [{ ...plainSpan('Click'), link }] });
const picture = { url: '/media/u/0123456789abcdef0123456789abcdef/640.jpg', description: 'Racks' };
const pictures = (count: number): Block[] =>
  Array.from({ length: count }, () => ({ type: 'picture', spans: [], picture }));

const complete = {
  title: 'Monsoon timings',
  description: 'What changes in July.',
  authorName: 'The front desk',
  cover: { thumbnailUrl: '/media/articles/one/1080.jpg', coverUrl: '/pictures/wide.jpg' },
  body: [line('We open later.'), ...pictures(1)],
};

const refusals = (form: typeof articleForm | typeof articleDraftForm, values: object) =>
  (form.safeParse({ ...complete, ...values }).error?.issues ?? []).map(({ path, message }) => [
    path.join('.'),
    message,
  ]);

test('a complete article may be published; a draft may lack everything', () => {
  expect(refusals(articleForm, {})).toEqual([]);
  const nothing = { title: '', description: '', authorName: '', cover: null, body: [] };
  expect(refusals(articleDraftForm, nothing)).toEqual([]);
  expect(refusals(articleForm, { ...nothing, body: [line(' ')] })).toEqual([
    ['title', messages.titleRequired],
    ['description', messages.descriptionRequired],
    ['authorName', messages.authorRequired],
    ['cover', messages.coverRequired],
    ['body', messages.textRequired],
  ]);
});

test('every picture of a published article is described', () => {
  const body = [line('x'), { type: 'picture', spans: [], picture: { ...picture, description: ' ' } }];
  expect(refusals(articleDraftForm, { body })).toEqual([]);
  expect(refusals(articleForm, { body })).toEqual([['body', messages.pictureDescriptionRequired]]);
});

describe('a draft is refused with', () => {
  test.each<[string, object, string, string]>([
    [
      'a link to a script',
      { body: [linked('javascript:alert(1)')] },
      'body.0.spans.0.link',
      messages.linkInvalid,
    ],
    [
      'a long text',
      { body: [line('x'.repeat(ARTICLE_LENGTH_MAX)), line('y')] },
      'body',
      messages.textTooLong,
    ],
    ['many blocks', { body: Array(ARTICLE_BLOCKS_MAX + 1).fill(line('x')) }, 'body', messages.tooManyBlocks],
    ['many pictures', { body: pictures(ARTICLE_PICTURES_MAX + 1) }, 'body', messages.tooManyPictures],
    [
      'many parts of a line',
      { body: [{ ...line('x'), spans: Array(ARTICLE_SPANS_MAX + 1).fill(plainSpan('x')) }] },
      'body.0.spans',
      messages.blockInvalid,
    ],
    ['a picture in a paragraph', { body: [{ ...line('x'), picture }] }, 'body.0', messages.blockInvalid],
    ['a picture without a file', { body: [{ type: 'picture', spans: [] }] }, 'body.0', messages.blockInvalid],
    [
      'a picture of another site',
      { cover: { ...complete.cover, coverUrl: 'https://a.example/b.jpg' } },
      'cover.coverUrl',
      messages.pictureUnknown,
    ],
    [
      'a picture outside of the site',
      { cover: { ...complete.cover, coverUrl: '/media/../../b.jpg' } },
      'cover.coverUrl',
      messages.pictureUnknown,
    ],
  ])('%s', (_name, values, path, message) => {
    expect(refusals(articleDraftForm, values)).toEqual([[path, message]]);
  });

  test.each<[string, object]>([
    ['an unknown kind of block', { body: [{ ...line('x'), type: 'script' }] }],
    ['an unknown property of a block', { body: [{ ...line('x'), html: '<b>' }] }],
    ['an unknown mark', { body: [{ type: 'paragraph', spans: [{ ...plainSpan('x'), onclick: 'x' }] }] }],
    ['two lines in a block', { body: [line('x\ny')] }],
    ['a text that is no text', { body: 'x' }],
  ])('%s', (_name, values) => {
    expect(refusals(articleDraftForm, values)).toHaveLength(1);
  });
});

test.each([
  ['https://a.example', true],
  ['HTTPS://a.example/b?c=d#e', true],
  ['mailto:a@b.example', true],
  ['tel:+912012345678', true],
  ['/', true],
  ['/plans?plan=premium', true],
  ['http://a.example', false],
  ['https://', false],
  ['https:///a', false],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['javascript:alert(1)', false],
  ['JavaScript:alert(1)', false],
  [' javascript:alert(1)', false],
  ['java\tscript:alert(1)', false],
  ['data:text/html,x', false],
  ['vbscript:x', false],
  ['https://a.example/" onclick="x', false],
  ['relative', false],
  ['', false],
])('a link to %j: %s', (address, isAllowed) => {
  expect(isLinkAllowed(address)).toBe(isAllowed);
});

test('the text has a line for each block, without marks, pictures and empty lines', () => {
  const body: Block[] = [
    { type: 'heading', spans: [plainSpan('Before ')] },
    ...pictures(1),
    line(' '),
    { type: 'bullet', spans: [{ ...plainSpan('Water'), isBold: true }, plainSpan(' and a towel')] },
  ];
  expect(textOfBody(body)).toBe('Before\nWater and a towel');
  expect(textOfBody(bodyOfText('One\n\n two\nthree'))).toBe('One\ntwo\nthree');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DataSource } from 'typeorm';
import { foldForSearch } from '#common/fold-for-search';
import { borrowTestDatabase, type TestDatabase } from '../../test/test-database';
import { createDataSource } from '../../composition/data-source';

let database: TestDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await borrowTestDatabase();
  dataSource = await createDataSource(database.url).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const NAMES = [
  ["Rohan D'Souza", 'Rohan D’Souza', 'O`Neil O´Neil Oʼneil'],
  [
    'ZOË Österreicher',
    'Zoe\u0308',
    'JOSÉ Jose\u0301',
    'Łucja Søren Đặng ẞ',
    'İpek IŞIK ışık',
    'ﬁona ＡＳＨＡ',
  ],
  ['ЖАННА Андрей', 'ΟΔΥΣΣΕΥΣ ς', 'Հայկ ԱՐԱՄ', 'ᲗᲐᲛᲐᲠ'],
  [
    'राहुल शर्मा क़ \u0958 क्\u200dष',
    'শ্রীমতী ড়',
    'ਗੁਰਪ੍ਰੀਤ ਸ਼',
    'ગીતા',
    'ଓଡ଼ିଆ',
    'தமிழ் ொ',
    'తెలుగు',
    'ಕನ್ನಡ',
    'മലയാളം അവന്\u200d',
  ],
  [
    '\u202bمُحَمَّد علي\u202c',
    'ئۆ آ',
    'שָׁלוֹם',
    '李小龙 が ガ',
    '김철수',
    '👩\u200d🦰 🏋️',
    '\t a \u00a0\u3000 b\r\n',
  ],
].flat();

/** Each character between two letters, so that none is alone at an end. */
const characters = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => `a${String.fromCodePoint(first + index)}b`);

test('texts are folded in the database as in TypeScript', async () => {
  const texts = [
    ...NAMES,
    ...characters(1, 0x2fff),
    ...characters(0xa640, 0xa7bf),
    ...characters(0xf900, 0xfffd),
  ];
  const rows = await dataSource.query<{ folded: string }[]>(
    'select fold_for_search(text) as folded from unnest($1::text[]) with ordinality as given (text, place) order by place',
    [texts],
  );
  const different = texts.filter((text, index) => rows[index]!.folded !== foldForSearch(text));
  expect(different).toEqual([]);
});

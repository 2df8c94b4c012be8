import { beforeAll, describe, expect, test } from 'vitest';
import { defaultSettings } from '../settings/default-settings';
import { studioFacts } from '../settings/studio-facts';
import { setStudio } from '../studio';
import { legalDocument, policiesOf } from './documents';
import { blocksOf, NOTHING_OWN } from './own-text';
import { plainTextOf, textOfBlocks } from './plain-text';
import { isVersion, laterVersion, nextVersion } from './version-name';

beforeAll(() => setStudio(studioFacts(defaultSettings)));

test('lines are paragraphs, and lines with a dash a list', () => {
  const text = 'Bring:\n- a towel\n- shoes\n\nAsk hello@studio.example.';
  expect(blocksOf(text)).toEqual([
    { kind: 'text', text: ['Bring:'] },
    { kind: 'list', items: [['a towel'], ['shoes']] },
    {
      kind: 'text',
      text: ['Ask ', { text: 'hello@studio.example', to: 'mailto:hello@studio.example' }, '.'],
    },
  ]);
});

test('markup is text, and only safe addresses are links', () => {
  const text = '<b>bold</b> javascript:alert(1) http://a.example';
  expect(blocksOf(text)).toEqual([{ kind: 'text', text: [text] }]);
});

test('a policy that is taken over says the same', () => {
  for (const { blocks } of policiesOf('terms'))
    expect(textOfBlocks(blocksOf(textOfBlocks(blocks)))).toBe(textOfBlocks(blocks));
});

test.each(['terms', 'privacy'] as const)('the plain text of the %s has all of its sections', (document) => {
  const content = legalDocument(document, NOTHING_OWN);
  const text = plainTextOf(content);
  for (const { title } of content.sections) expect(text).toContain(`\n## ${title}\n`);
  expect(text).not.toMatch(/undefined|\[object|=>/);
});

test('what is described by the product cannot be reworded', () => {
  const own = { ...NOTHING_OWN, policies: [{ section: 'reviews', text: 'We write them.' }] };
  expect(plainTextOf(legalDocument('terms', own))).not.toContain('We write them.');
});

describe('versions', () => {
  test.each([
    ['2026-11-30', '2026-12-01', '2026-12-01'],
    ['2026-11-30', '2026-11-30', '2026-11-30.2'],
    ['2026-11-30.9', '2026-11-30', '2026-11-30.10'],
    // The clock is behind, or the text of the product is newer than the day.
    ['2026-11-30', '2026-11-21', '2026-11-30.2'],
  ])('after %s, on %s, comes %s', (last, today, next) => {
    expect(nextVersion(last, today)).toBe(next);
    expect(isVersion(next)).toBe(true);
  });

  test.each([
    [undefined, '2026-11-30', '2026-11-30'],
    ['2026-11-30.2', '2026-11-30', '2026-11-30.2'],
    ['2026-11-29.3', '2026-11-30', '2026-11-30'],
  ])('of %s and %s, %s holds', (ofStudio, ofProduct, holds) => {
    expect(laterVersion(ofStudio, ofProduct)).toBe(holds);
  });
});

import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { sourceSet } from '#common/pictures';
import { articlesFromFiles } from './article-files';

const articles = articlesFromFiles();

test('there are at least 36 articles with unique ids, titles and texts', () => {
  expect(articles.length).toBeGreaterThanOrEqual(36);
  for (const key of ['id', 'title', 'description', 'text', 'thumbnailUrl', 'coverUrl'] as const) {
    expect(new Set(articles.map((article) => article[key].toLowerCase())).size, key).toBe(articles.length);
  }
});

test.each(articles.map((article) => [article.title, article] as const))(
  '%s is publishable',
  (_title, article) => {
    const words = article.text.split(/\s+/).length;
    expect(words, 'words').toBeGreaterThanOrEqual(500);
    expect(words, 'words').toBeLessThanOrEqual(900);
    expect(article.description.length, 'description').toBeLessThanOrEqual(155);
    expect(article.publishedAt.getTime()).toBeLessThanOrEqual(Date.parse('2026-11-21T23:59:59+05:30'));
    expect(
      article.text.split('\n').every((paragraph) => paragraph.trim() === paragraph && paragraph !== ''),
    ).toBe(true);
    for (const text of [article.title, article.description, article.text]) {
      expect(text).not.toMatch(/[{}<>]|\[[^\]]*\]|lorem|TODO|undefined|\u2014{2}|^---/im);
    }
    for (const src of [article.thumbnailUrl, article.coverUrl]) {
      const files = (['avif', 'webp', 'jpg'] as const).flatMap((format) =>
        (sourceSet(src, format) ?? '').split(', ').map((source) => source.split(' ')[0] ?? ''),
      );
      expect(files).toHaveLength(12);
      for (const file of files) expect(fs.existsSync(path.join('client/public', file)), file).toBe(true);
    }
  },
);

import { z } from 'zod';
import { coverUrl } from '#common/pictures';
import type { Article } from '../features/articles/article.entity';

/** The columns that a file provides. The body is made from the text when it is read. */
type ArticleRow = Omit<Article, 'createdAt' | 'body' | 'storedBody'>;

const files = import.meta.glob<string>('./articles/*.md', { query: '?raw', import: 'default', eager: true });

const frontMatter = z.object({
  id: z.uuid(),
  title: z.string().min(1).max(160),
  description: z.string().min(1).max(300),
  team: z.string().min(1).max(80),
  date: z.iso.date(),
});

/** Articles are dated to the opening of the studio, 5 am in India. */
const PUBLISHED_AT = 'T05:00:00+05:30';

/** Reads the bundled articles: `key: value` lines between two lines of `---`, then the paragraphs. */
export function articlesFromFiles(): ArticleRow[] {
  return Object.entries(files).map(([file, content]) => readArticle(slugOf(file), content));
}

const slugOf = (file: string) => file.replace(/^.*\/|\.md$/g, '');

function readArticle(slug: string, content: string): ArticleRow {
  const [, head = '', body = ''] = content.split(/^---\n/m, 3);
  const { id, title, description, team, date } = frontMatter.parse(keyValues(head));
  return {
    id,
    title,
    description,
    text: body
      .trim()
      .split(/\n{2,}/)
      .join('\n'),
    thumbnailUrl: coverUrl(slug, 'card'),
    coverUrl: coverUrl(slug, 'head'),
    publishedAt: new Date(date + PUBLISHED_AT),
    authorName: team,
  };
}

function keyValues(lines: string): Record<string, string> {
  const pairs = lines.split('\n').map((line) => /^(\w+): (.*)$/.exec(line.trim()));
  return Object.fromEntries(pairs.flatMap((pair) => (pair ? [[pair[1]!, pair[2]!]] : [])));
}

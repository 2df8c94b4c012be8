import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { Article } from '../features/articles/article.entity';

/** Saves `count` articles, one a day, the first one the oldest. */
export async function createArticles(
  dataSource: DataSource,
  count: number,
  values: Partial<Article> = {},
): Promise<Article[]> {
  const repository = dataSource.getRepository(Article);
  const articles = Array.from({ length: count }, (_, index) =>
    repository.create({
      id: randomUUID(),
      title: `Article ${index + 1}`,
      description: 'What the reader gets.',
      text: 'First paragraph.\nSecond paragraph.',
      imageUrl: '/media/articles/one.svg',
      bigImageUrl: '/media/articles/one-wide.svg',
      uploadedDate: new Date(Date.UTC(2026, 0, 1 + index)),
      createdTeam: 'Bhor Coaching Team',
      ...values,
    }),
  );
  return repository.save(articles);
}

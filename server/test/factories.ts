import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { Article } from '../features/articles/article.entity';
import { User } from '../features/members/user.entity';
import { Passwords } from '../lib/passwords';

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

/** The password of every account that `createUser` makes. */
export const PASSWORD = 'Long-enough-2026';

let passwordHash: Promise<string> | undefined;

/** Saves an account whose profile is complete. */
export async function createUser(dataSource: DataSource, values: Partial<User> = {}): Promise<User> {
  const repository = dataSource.getRepository(User);
  const number = String(await repository.count()).padStart(4, '0');
  passwordHash ??= new Passwords().hash(PASSWORD);
  return repository.save(
    repository.create({
      email: `member${number}@example.com`,
      name: 'Asha Kulkarni',
      phone: `+91987654${number}`,
      passwordHash: await passwordHash,
      createdAt: new Date('2026-01-01'),
      ...values,
    }),
  );
}

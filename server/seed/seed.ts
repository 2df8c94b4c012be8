import type { DataSource, EntityManager } from 'typeorm';
import { Article } from '../features/articles/article.entity';
import { articlesFromFiles } from './article-files';

/** Fills an empty database, all or nothing; returns whether there was anything to fill. */
export async function seedWhenEmpty(dataSource: DataSource): Promise<boolean> {
  return dataSource.transaction(async (manager) => {
    // Two servers that start at once must not both find it empty.
    await manager.query('lock table articles in share row exclusive mode');
    if (await manager.existsBy(Article, {})) return false;
    await seedContent(manager);
    return true;
  });
}

async function seedContent(manager: EntityManager): Promise<void> {
  await manager.insert(Article, articlesFromFiles());
}

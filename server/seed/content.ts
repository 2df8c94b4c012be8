import type { DataSource, EntityManager, EntityTarget, ObjectLiteral, Repository } from 'typeorm';
import { Article } from '../features/articles/article.entity';
import { Photo } from '../features/photos/photo.entity';
import { PlanOffer } from '../features/plans/plan-offer.entity';
import { Trainer } from '../features/trainers/trainer.entity';
import { articlesFromFiles } from './article-files';
import { photos } from './photos';
import { planOffers } from './plan-offers';
import { trainers } from './trainers';

/**
 * Fills the content tables that are empty and have never been seeded, in one transaction, and returns their names. Each
 * table is seeded only once, so that content that the owner has deleted is not restored.
 */
export async function seedContent(dataSource: DataSource): Promise<string[]> {
  return dataSource.transaction(async (manager) => {
    const filled = [
      await fill(manager, Article, articlesFromFiles),
      await fill(manager, Photo, photos),
      await fill(manager, PlanOffer, planOffers),
      await fill(manager, Trainer, trainers),
    ];
    return filled.filter((name) => name !== null);
  });
}

async function fill<Row extends ObjectLiteral>(
  manager: EntityManager,
  table: EntityTarget<Row>,
  rows: () => Parameters<Repository<Row>['insert']>[0],
): Promise<string | null> {
  const { tableName } = manager.dataSource.getMetadata(table);
  // When two servers start at the same time, the second one waits here for the first.
  const first = await manager.query<unknown[]>(
    'insert into seeded_tables (name) values ($1) on conflict do nothing returning name',
    [tableName],
  );
  if (first.length === 0 || (await manager.exists(table))) return null;
  await manager.insert(table, rows());
  return tableName;
}

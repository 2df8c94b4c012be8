import type { DataSource, EntityManager, ObjectLiteral, EntityTarget } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { Article } from '../features/articles/article.entity';
import { Photo } from '../features/photos/photo.entity';
import { PlanOffer } from '../features/plans/plan-offer.entity';
import { Trainer } from '../features/trainers/trainer.entity';
import { articlesFromFiles } from './article-files';
import { photos } from './photos';
import { planOffers } from './plan-offers';
import { trainers } from './trainers';

/** Fills each table of content that is empty, all or nothing; returns whether there was anything to fill. */
export async function seedWhenEmpty(dataSource: DataSource): Promise<boolean> {
  return dataSource.transaction(async (manager) => {
    const filled = [
      await fill(manager, Article, articlesFromFiles),
      await fill(manager, Photo, photos),
      await fill(manager, PlanOffer, planOffers),
      await fill(manager, Trainer, trainers),
    ];
    return filled.includes(true);
  });
}

async function fill<Row extends ObjectLiteral>(
  manager: EntityManager,
  table: EntityTarget<Row>,
  rows: () => QueryDeepPartialEntity<Row>[],
): Promise<boolean> {
  const { tablePath } = manager.dataSource.getMetadata(table);
  // Two servers that start at once must not both find it empty.
  await manager.query(`lock table ${tablePath} in share row exclusive mode`);
  if (await manager.exists(table)) return false;
  await manager.insert(table, rows());
  return true;
}

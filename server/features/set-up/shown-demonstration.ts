import type { EntityManager } from 'typeorm';
import { DEMONSTRATIONS, type Demonstration } from '#common/settings/set-up.form';
import { OF_DEMONSTRATION } from '../articles/demonstration-articles';

/** Content of the demonstration that the site shows, and that nobody of the studio has made its own. */
export async function shownDemonstration(manager: EntityManager): Promise<Demonstration[]> {
  const [shown] = await manager.query<Record<Demonstration, boolean>[]>(
    `select exists (select from trainers where is_demonstration and not is_hidden) as trainers,
      exists (select from photos where picture_id is null and not is_hidden) as photos,
      exists (select from articles where ${OF_DEMONSTRATION}) as articles`,
  );
  return DEMONSTRATIONS.filter((content) => shown?.[content]);
}

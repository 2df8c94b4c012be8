import { idsOf, type SummaryRepair } from '../../database/summary-repair';

/** Ids of those of the reviews `$1` that differ from the profiles and visits of their authors. */
const DIFFERING = `
  select reviews.id from reviews join users on users.id = reviews.user_id
  where reviews.id = any($1) and (
    reviews.name <> shown_name(users.name, name_form)
    or has_visited <> exists (
      select from activities where activities.user_id = users.id and type = 'attendance'
    )
  )`;

/** Locks the authors, as recording a visit and changing a profile do. */
const LOCK = `
  select from users where id in (select user_id from reviews where id = any($1)) order by id for no key update`;

const CORRECT = `
  update reviews set
    name = coalesce(shown_name(users.name, name_form), reviews.name),
    has_visited = exists (select from activities where activities.user_id = users.id and type = 'attendance')
  from users where reviews.id = any($1) and users.id = reviews.user_id`;

/** Corrects names and marks of reviews that instances of the previous version have written. */
export const repairReviews: SummaryRepair = async function* (database) {
  for await (const compared of idsOf(database, 'reviews')) {
    const found = await database.query<{ id: string }[]>(DIFFERING, [compared]);
    const ids = found.map(({ id }) => id);
    if (ids.length > 0)
      await database.transaction(async (manager) => {
        await manager.query(LOCK, [ids]);
        await manager.query(CORRECT, [ids]);
      });
    yield { compared: compared.length, different: ids.length };
  }
};

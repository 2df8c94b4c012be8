import type { EntityManager } from 'typeorm';

/** Who last changed a row, and when; undefined if it has never changed. */
export async function lastChange(manager: EntityManager, subject: { type: string; id: string }) {
  const [change] = await manager.query<{ changedAt: Date; changedBy: string | null }[]>(
    `select at as "changedAt", users.name as "changedBy"
     from journal left join users on users.id = actor_id
     where subject_type = $1 and subject_id = $2 order by at desc, journal.id desc limit 1`,
    [subject.type, subject.id],
  );
  return change && { changedAt: change.changedAt.toISOString(), changedBy: change.changedBy };
}

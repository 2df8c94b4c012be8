import type { DataSource } from 'typeorm';
import { WATCHED } from '../../operations/support/all';

const STATES = Object.entries(WATCHED).map(
  ([subject, { table, state = `to_json(${table})` }]) =>
    `select '${subject}' as subject, id, ${state}::text as state, xmin::text as transaction from ${table}`,
);

/** Of members the transaction is the one that has refreshed their summary. */
const MEMBERS = `
  select 'member', id, json_build_array(
    name, email, phone, user_name, version, fitness_goals, workout_preferences,
    (select count(*) from body_measurements where user_id = users.id),
    (select trainer_id from trainer_assignments where user_id = users.id),
    (select count(*) from follow_ups where user_id = users.id)
  )::text, (select xmin::text from member_summaries where user_id = users.id) from users`;

/** The recorded rows: what is watched of them, and the transaction that has written them. */
const ROWS = [...STATES, MEMBERS].join(' union all ');

interface Row {
  subject: string;
  id: string;
  state: string;
  transaction: string;
}

interface Entry {
  id: string;
  type: string;
  subject: string;
  actor: string;
  actor_id: string | null;
  member_id: string | null;
  transaction: string;
}

/** The rows of everything that the journal records. */
export const recordedRows = (dataSource: DataSource) => dataSource.query<Row[]>(ROWS);

/** The entries of the journal. */
export const journalEntries = (dataSource: DataSource) =>
  dataSource.query<Entry[]>(`
    select id, type, subject_type || ' ' || subject_id as subject, coalesce(actor_role, actor_kind) as actor,
      actor_id, member_id, xmin::text as transaction from journal`);

/** The changed rows, as subject and id, with their transaction; it is undefined if the row was deleted. */
export function changesBetween(before: Row[], after: Row[]): Map<string, string | undefined> {
  const stateIn = (list: Row[]) => new Map(list.map((row) => [`${row.subject} ${row.id}`, row]));
  const [old, current] = [stateIn(before), stateIn(after)];
  const keys = [...new Set([...old.keys(), ...current.keys()])];
  const changed = keys.filter((key) => old.get(key)?.state !== current.get(key)?.state);
  return new Map(changed.map((key) => [key, current.get(key)?.transaction]));
}

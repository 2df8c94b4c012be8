import type { DataSource } from 'typeorm';

/**
 * The recorded rows: their watched columns, and the transaction that wrote them; for members it is the one that
 * refreshed their summary.
 */
const WATCHED = `
  select 'order' as subject, id, to_json(status)::text as state, xmin::text as transaction from orders
  union all select 'refund', id, to_json(status)::text, xmin::text from refunds
  union all select 'membership', id, json_build_array(starts_at, ends_at, ended_at)::text, xmin::text from membership_periods
  union all select 'activity', id, to_json(activities)::text, xmin::text from activities
  union all select 'review', id, to_json(reviews)::text, xmin::text from reviews
  union all select 'enquiry', id, to_json(enquiries)::text, xmin::text from enquiries
  union all select 'plan', id, to_json(plan_offers)::text, xmin::text from plan_offers
  union all select 'article', id, json_build_array(publish_at, has_changes, version)::text, xmin::text from article_drafts
  union all select 'photo', id, json_build_array(caption, description, is_hidden, picture_id)::text, xmin::text from photos
  union all select 'trainer', id, json_build_array(name, specialty, is_hidden, picture_id)::text, xmin::text from trainers
  union all select 'settings', id, to_json(value)::text, xmin::text from studio_settings
  union all select 'note', id, to_json(member_notes)::text, xmin::text from member_notes
  union all select 'member', id, json_build_array(
    name, email, phone, user_name, version, fitness_goals, workout_preferences,
    (select count(*) from body_measurements where user_id = users.id),
    (select trainer_id from trainer_assignments where user_id = users.id),
    (select count(*) from follow_ups where user_id = users.id)
  )::text, (select xmin::text from member_summaries where user_id = users.id) from users`;

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
export const recordedRows = (dataSource: DataSource) => dataSource.query<Row[]>(WATCHED);

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

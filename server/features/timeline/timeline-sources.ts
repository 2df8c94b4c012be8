import type { Permission } from '#common/accounts/permissions';
import type { TimelineKind } from '#common/timeline/timeline';
import type { JournalEntries } from '../entry-definition';

/** A row of the history of a member. */
export interface TimelineRow {
  source: SourceName;
  kind: TimelineKind;
  /** Id of the row in the table of its source. */
  id: string;
  at: Date;
  /** The person who did it, if that is known and was not the member. */
  actorId: string | null;
  /** Facts for the text, as JSON. */
  facts: object;
}

/** Where rows of the history come from: SQL in which $1 is the id of the member. */
export interface Source {
  name: SourceName;
  kind: TimelineKind;
  /** Required in addition to the permission of the kind. */
  permission?: Permission | undefined;
  /** Tables and the condition, for which there is an index in the order of `at`. */
  from: string;
  where: string;
  at: string;
  id: string;
  actor: string;
  facts: string;
}

export type SourceName =
  | 'order'
  | 'receipt'
  | 'activity'
  | 'measurement'
  | 'mail'
  | 'note'
  | 'follow-up'
  | 'journal';

/** Types have a branch each: in the index, entries of one type of a member are in the order of their time. */
const journalSource = (type: string, kind: TimelineKind, permission?: Permission): Source => ({
  name: 'journal',
  kind,
  permission,
  from: 'journal',
  where: `member_id = $1 and type = '${type}' and after -> 'fields' is distinct from '["bodyMeasurements"]'::jsonb`,
  at: 'at',
  id: 'id',
  actor: 'actor_id',
  facts: `jsonb_build_object('type', type, 'before', before, 'after', after)`,
});

const activitySource = (kind: 'visit' | 'workout', type: string): Source => ({
  name: 'activity',
  kind,
  from: 'activities',
  where: `user_id = $1 and type = '${type}'`,
  at: 'happened_at',
  id: 'id',
  actor: 'recorded_by',
  facts: `jsonb_build_object('workout', workout)`,
});

const OTHER_SOURCES: readonly Source[] = [
  activitySource('visit', 'attendance'),
  activitySource('workout', 'workout'),
  {
    name: 'order',
    kind: 'order',
    from: 'orders',
    where: 'user_id = $1',
    at: 'placed_at',
    id: 'id',
    actor: 'null::uuid',
    facts: `jsonb_build_object('number', number, 'plan', plan, 'totalPaise', total_paise)`,
  },
  {
    name: 'receipt',
    kind: 'receipt',
    // Receipts have no column for the member; they are read by the index of each order.
    from: 'orders join receipts on receipts.order_id = orders.id',
    where: 'orders.user_id = $1',
    at: 'receipts.issued_at',
    id: 'receipts.id',
    actor: 'null::uuid',
    facts: `jsonb_build_object('kind', receipts.kind, 'number', receipts.number)`,
  },
  {
    name: 'measurement',
    kind: 'measurement',
    from: 'body_measurements',
    where: 'user_id = $1',
    at: 'measured_at',
    id: 'id',
    actor: 'null::uuid',
    facts: `jsonb_build_object('isCleared', num_nonnulls(weight_kg, height_cm, bmi, muscle_mass_kg) = 0)`,
  },
  {
    name: 'mail',
    kind: 'mail',
    from: 'mails',
    // A mail about the consent to health data is health information itself, which not all readers may see.
    where: `to_address = (select email from users where id = $1) and kind <> 'health-consent'`,
    at: 'created_at',
    id: 'id',
    actor: 'null::uuid',
    facts: `jsonb_build_object('subject', subject, 'isSent', sent_at is not null, 'hasFailed', failed_at is not null)`,
  },
  {
    name: 'note',
    kind: 'note',
    from: 'member_notes',
    where: 'user_id = $1',
    at: 'created_at',
    id: 'id',
    actor: 'author_id',
    facts: `jsonb_build_object('text', text, 'version', version, 'editedAt', edited_at)`,
  },
  {
    name: 'follow-up',
    kind: 'note',
    from: 'follow_ups',
    where: 'user_id = $1',
    at: 'created_at',
    id: 'id',
    actor: 'created_by',
    facts: `jsonb_build_object('type', type, 'note', note, 'mutedUntil', muted_until)`,
  },
];

export const sourcesOf = (journalEntries: JournalEntries): Source[] => [
  ...Object.entries(journalEntries).flatMap(([type, { kind, permission }]) =>
    kind === null ? [] : journalSource(type, kind, permission),
  ),
  ...OTHER_SOURCES,
];

import { randomUUID } from 'node:crypto';
import type { EntityManager, EntityTarget, InsertQueryBuilder, QueryDeepPartialEntity } from 'typeorm';
import type { ReasonOf } from '#common/error-reasons';
import { MINUTE_MS } from '#common/time';
import { canBecome, type Transitions } from '#common/transitions';
import { keysetPage, type Page, type PageRequest } from '../../database/keyset-page';
import type { Database } from '../../database/database';
import type { Actor, UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { Conflict } from '../../lib/errors';
import { subjectTypeOf, versionOf, type EntryType, type EntryTypes } from './entry-types';
import { JournalEntry } from './journal-entry.entity';

interface Entry<Type extends EntryType> {
  type: Type;
  /** The id of the row that changed or was read; null for a list of rows. */
  subjectId: string | null;
  /** The member whom the entry is about; null once the account has been deleted. */
  memberId: string | null;
  before: EntryTypes[Type]['before'];
  after: EntryTypes[Type]['after'];
}

/** The reason and message of a refused transition. */
export type Refusal = readonly [reason: ReasonOf<'CONFLICT'>, message: string];

/** A change of status, and the table that has to permit it. */
interface Transition {
  table: Transitions<string>;
  from: string;
  to: string;
  /** The error if the table does not permit the row. */
  refusal: Refusal;
}

/** An entry about a row, and the row itself. */
interface EntryOfRow<Type extends EntryType, Row> extends Omit<Entry<Type>, 'subjectId'> {
  table: EntityTarget<Row>;
  row: Row;
}

/** The row is locked by the caller. */
interface Change<Type extends EntryType, Row> extends EntryOfRow<Type, Row> {
  /** The columns to change. */
  values: NoInfer<Partial<Row>>;
  /** Left out if the status does not change. */
  transition?: Transition;
}

/** Readings of health data of one member by one person, or with one API key, within this time are recorded as one. */
const SAME_READING_MS = 15 * MINUTE_MS;

/** The tables with health data, by the entries about their readings. */
const READ_TABLES = {
  'member.diet-details-read': 'diet_details',
  'member.measurements-read': 'body_measurements',
} as const;

/**
 * Records what members, staff and the system do, in the transaction of its cause. `add`, `change` and `remove` write the
 * entry with the same statement as the row, which saves a round trip to the database.
 */
export class JournalService {
  constructor(private readonly parts: { dataSource: Database; clock: Clock }) {}

  /** Adds the row, with a new id unless it has one, and the entry. */
  async add<Type extends EntryType, Row extends { id: string }>(
    manager: EntityManager,
    actor: Actor,
    { table, row, ...entry }: EntryOfRow<Type, Row>,
  ): Promise<void> {
    row.id ??= randomUUID();
    await manager
      .createQueryBuilder()
      .insert()
      .into(table)
      .values(row as QueryDeepPartialEntity<Row>)
      .addCommonTableExpression(this.insertOf(manager, actor, { ...entry, subjectId: row.id }), 'entry')
      .execute();
    // Values that were not given are null in the table; the statement returns only the values that the database has
    // made.
    for (const column of manager.dataSource.getMetadata(table).columns)
      if (column.isNullable && column.getEntityValue(row) === undefined) column.setEntityValue(row, null);
  }

  /** Checks that the change is permitted, makes it in the table and in the object, and writes the entry. */
  async change<Type extends EntryType, Row extends { id: string }>(
    manager: EntityManager,
    actor: Actor,
    { table, row, values, transition, ...entry }: Change<Type, Row>,
  ): Promise<void> {
    if (transition) requireTransition(transition);
    const { updateDateColumn: time } = manager.dataSource.getMetadata(table);
    const update = manager
      .createQueryBuilder()
      .update(table)
      .set(values as QueryDeepPartialEntity<Row>)
      .where('id = :rowId', { rowId: row.id })
      .addCommonTableExpression(this.insertOf(manager, actor, { ...entry, subjectId: row.id }), 'entry');
    const written = await (time ? update.returning(time.propertyName) : update).execute();
    Object.assign(row, values);
    if (time) time.setEntityValue(row, (written.raw as Record<string, Date>[])[0]?.[time.databaseName]);
  }

  /** Removes the row, which the caller has locked, and writes the entry. */
  async remove<Type extends EntryType, Row extends { id: string }>(
    manager: EntityManager,
    actor: Actor,
    { table, row, ...entry }: EntryOfRow<Type, Row>,
  ): Promise<void> {
    await manager
      .createQueryBuilder()
      .delete()
      .from(table)
      .where('id = :rowId', { rowId: row.id })
      .addCommonTableExpression(this.insertOf(manager, actor, { ...entry, subjectId: row.id }), 'entry')
      .execute();
  }

  /** Writes entries only, for what changes no single row. */
  async write<Type extends EntryType>(
    manager: EntityManager,
    actor: Actor,
    ...entries: Entry<Type>[]
  ): Promise<void> {
    await this.insertOf(manager, actor, ...entries).execute();
  }

  /** Records that somebody else is about to read health data of these members, if they have any. */
  async recordReading(
    manager: EntityManager,
    reader: UserActor,
    { type, memberIds }: { type: keyof typeof READ_TABLES; memberIds: readonly string[] },
  ): Promise<void> {
    const since = new Date(this.parts.clock.now() - SAME_READING_MS);
    const members = await manager.query<{ id: string }[]>(
      `select distinct user_id as id from ${READ_TABLES[type]}
       where user_id = any($1) and not exists (
         select 1 from journal where type = $2 and member_id = user_id and actor_id = $3 and at > $4
           and actor_key is not distinct from $5
       )`,
      [memberIds, type, reader.id, since, reader.key?.name ?? null],
    );
    if (members.length === 0) return;
    const entries = members.map(({ id }) => ({ type, subjectId: id, memberId: id, before: {}, after: {} }));
    await this.write(manager, reader, ...entries);
  }

  /** The audit log: actions of staff on data of others, newest first. */
  staffEntries(request: PageRequest): Promise<Page<JournalEntry>> {
    const query = this.parts.dataSource.getRepository(JournalEntry).createQueryBuilder('entry');
    const filters = [`actor_role <> 'user'`, 'actor_id is null or actor_id is distinct from member_id'];
    return keysetPage({ query, filters, sort: [{ by: 'at', direction: 'desc' }] }, request);
  }

  private insertOf<Type extends EntryType>(
    manager: EntityManager,
    actor: Actor,
    ...entries: Entry<Type>[]
  ): InsertQueryBuilder<JournalEntry> {
    const user = actor.kind === 'user' ? actor : null;
    const at = new Date(this.parts.clock.now());
    const rows = entries.map((entry) => ({
      ...entry,
      version: versionOf(entry.type),
      subjectType: subjectTypeOf(entry.type),
      actorKind: actor.kind,
      actorId: user?.id ?? null,
      actorRole: user?.role ?? null,
      actorKey: user?.key?.name ?? null,
      at,
    }));
    return manager.createQueryBuilder().insert().into(JournalEntry).values(rows);
  }
}

function requireTransition({ table, from, to, refusal }: Transition): void {
  if (!canBecome(table, [from, to])) throw new Conflict(...refusal);
}

import type { EntityManager } from 'typeorm';
import type { Database } from '../../database/database';
import { keysetPage, type Page, type PageRequest } from '../../database/keyset-page';
import type { Actor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { subjectTypeOf, versionOf, type EntryType, type EntryTypes } from './entry-types';
import { JournalEntry } from './journal-entry.entity';

interface Subject<Type extends EntryType> {
  type: Type;
  /** The id of the row that changed or was read. */
  subjectId: string;
  /** The member whom it is about; null once the account has been deleted. */
  memberId: string | null;
}

interface Entry<Type extends EntryType> extends Subject<Type> {
  before: EntryTypes[Type]['before'];
  after: EntryTypes[Type]['after'];
}

interface Change<Type extends EntryType> extends Subject<Type> {
  /** The values of the row that the entry shows, read before and after the change. */
  stateOf: () => EntryTypes[Type]['before'];
  change: () => Promise<unknown>;
}

/** What an entry shows besides the new state; left out if there is nothing. */
type Details<Type extends EntryType> =
  keyof EntryTypes[Type]['after'] extends keyof EntryTypes[Type]['before']
    ? { details?: never }
    : { details: Omit<EntryTypes[Type]['after'], keyof EntryTypes[Type]['before']> };

/** Records what members, staff and the system do, in the transaction of its cause. */
export class Journal {
  constructor(private readonly parts: { dataSource: Database; clock: Clock }) {}

  /** Changes a row, which the caller has locked, and writes the entry. */
  async change<Type extends EntryType>(
    manager: EntityManager,
    actor: Actor,
    { stateOf, change, details, ...subject }: Change<Type> & Details<Type>,
  ): Promise<void> {
    const before = stateOf();
    await change();
    const after = { ...stateOf(), ...details } as EntryTypes[Type]['after'];
    await this.write(manager, actor, { ...subject, before, after });
  }

  async write<Type extends EntryType>(
    manager: EntityManager,
    actor: Actor,
    entry: Entry<Type>,
  ): Promise<void> {
    const user = actor.kind === 'user' ? actor : null;
    await manager.insert(JournalEntry, {
      ...entry,
      version: versionOf(entry.type),
      subjectType: subjectTypeOf(entry.type),
      actorKind: actor.kind,
      actorId: user?.id ?? null,
      actorRole: user?.role ?? null,
      at: new Date(this.parts.clock.now()),
    });
  }

  /** The audit log: what staff did with data of others, newest first. */
  staffEntries(request: PageRequest): Promise<Page<JournalEntry>> {
    const query = this.parts.dataSource.getRepository(JournalEntry).createQueryBuilder('entry');
    const filters = [`actor_role <> 'user'`, 'actor_id is null or actor_id is distinct from member_id'];
    return keysetPage({ query, filters, sort: [{ by: 'at', direction: 'desc' }] }, request);
  }
}

import type { EntityManager } from 'typeorm';
import type { Permission } from '#common/accounts/permissions';
import { noteMessages } from '#common/timeline/messages';
import type { Database } from '../../database/database';
import { hasPermission, type UserActor } from '../../lib/actor';
import type { Clock } from '../../lib/clock';
import { Forbidden, NotFound, requestKeyUsed } from '../../lib/errors';
import type { JournalService } from '../journal/journal.service';
import { StaleVersion } from '../../lib/stale-version';
import type { UserService } from '../accounts/user.service';
import type { AssignedMembersService } from '../trainers/assigned-members.service';
import { MemberNote } from './member-note.entity';

interface NoteParts {
  dataSource: Database;
  clock: Clock;
  journal: JournalService;
  users: UserService;
  assignedMembers: AssignedMembersService;
}

interface NewNote {
  memberId: string;
  text: string;
  requestKey: string;
}

interface NoteChanges {
  id: string;
  text: string;
  expectedVersion: number;
}

const WRITE: Permission = 'members:write-notes';

/** Notes of staff about members. The journal records them without their text. */
export class MemberNoteService {
  constructor(private readonly parts: NoteParts) {}

  /** Adds a note, or returns the one that was added with the same key. */
  add(actor: UserActor, note: NewNote): Promise<MemberNote> {
    const { dataSource, users } = this.parts;
    return dataSource.transaction(async (manager) => {
      const { id: memberId } = await users.lockMember(manager, note.memberId);
      await this.requireMember(manager, actor, memberId);
      return (
        (await knownNote(manager, actor, { ...note, memberId })) ??
        (await this.insert(manager, actor, { ...note, memberId }))
      );
    });
  }

  /** Changes a note of the actor. */
  edit(actor: UserActor, { id, text, expectedVersion }: NoteChanges): Promise<MemberNote> {
    return this.parts.dataSource.transaction(async (manager) => {
      const note = await this.lock(manager, actor, id);
      if (note.authorId !== actor.id) throw notYours();
      if (note.version !== expectedVersion)
        throw new StaleVersion(noteMessages.changedMeanwhile, { current: ['text'] });
      if (note.text === text) return note;
      await this.parts.journal.change(manager, actor, {
        type: 'note.edited',
        table: MemberNote,
        row: note,
        memberId: note.userId,
        values: { text, version: note.version + 1, editedAt: this.now() },
        before: {},
        after: {},
      });
      return note;
    });
  }

  /** Authors may remove their notes, and staff with the permission any. */
  remove(actor: UserActor, id: string): Promise<MemberNote> {
    return this.parts.dataSource.transaction(async (manager) => {
      const note = await this.lock(manager, actor, id);
      if (!mayRemove(actor, note)) throw notYours();
      const entry = { type: 'note.removed', memberId: note.userId, before: {}, after: {} } as const;
      await this.parts.journal.remove(manager, actor, { table: MemberNote, row: note, ...entry });
      return note;
    });
  }

  private async insert(manager: EntityManager, actor: UserActor, given: NewNote): Promise<MemberNote> {
    const { memberId, ...values } = given;
    const fresh = { version: 1, createdAt: this.now(), editedAt: null };
    const note = manager.create(MemberNote, { ...values, ...fresh, userId: memberId, authorId: actor.id });
    const entry = { type: 'note.added', memberId, before: {}, after: {} } as const;
    await this.parts.journal.add(manager, actor, { table: MemberNote, row: note, ...entry });
    return note;
  }

  private async lock(manager: EntityManager, actor: UserActor, id: string): Promise<MemberNote> {
    const { users, assignedMembers } = this.parts;
    const locked = await users.lockWithRow(manager, MemberNote, id);
    const about = locked && { memberId: locked.row.userId, permission: WRITE };
    if (!about || !(await assignedMembers.has(actor, about, manager)))
      throw new NotFound('NOTE_NOT_FOUND', noteMessages.notFound);
    return locked.row;
  }

  private requireMember(manager: EntityManager, actor: UserActor, memberId: string): Promise<void> {
    return this.parts.assignedMembers.require(manager, actor, { memberId, permission: WRITE });
  }

  private now = () => new Date(this.parts.clock.now());
}

/** Whether somebody may remove a note: its author, and staff with the permission to remove the notes of others. */
export const mayRemove = (actor: UserActor, { authorId }: Pick<MemberNote, 'authorId'>): boolean =>
  authorId === actor.id || hasPermission(actor, 'members:remove-notes');

/** The note that was added before with the same key, which must have been the same. */
async function knownNote(manager: EntityManager, { id: authorId }: UserActor, note: NewNote) {
  const known = await manager.findOneBy(MemberNote, { authorId, requestKey: note.requestKey });
  // A note that was edited since may have another text.
  if (known && (known.userId !== note.memberId || (known.version === 1 && known.text !== note.text)))
    throw requestKeyUsed();
  return known;
}

const notYours = () => new Forbidden('NOT_OWNER', noteMessages.notYours);

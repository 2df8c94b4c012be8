import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { noteMessages } from '#common/timeline/messages';
import { Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { batchedCost } from '../../graphql/query-cost';
import type { UserActor } from '../../lib/actor';
import { User } from '../accounts/user.entity';
import { usersById } from '../accounts/user.loaders';
import { MemberNote } from './member-note.entity';
import { mayRemove } from './member-note.service';
import { entryOfNote } from './timeline-entry.type';
import { CreateMemberNoteInput, RemoveMemberNoteInput, UpdateMemberNoteInput } from './timeline.input';
import {
  CreateMemberNotePayload,
  RemoveMemberNotePayload,
  UpdateMemberNotePayload,
} from './timeline.payload';

@Resolver(() => MemberNote)
export class MemberNoteResolver {
  @Requires('members:write-notes', 'members:write-notes-assigned')
  @Mutation(() => CreateMemberNotePayload, { description: 'Adds a note about a member.' })
  async createMemberNote(
    @Arg('input', () => CreateMemberNoteInput) input: CreateMemberNoteInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<CreateMemberNotePayload> {
    const note = await services.memberNotes.add(actor, input);
    return { message: noteMessages.added, entry: entryOfNote(note) };
  }

  @Requires('members:write-notes', 'members:write-notes-assigned')
  @Mutation(() => UpdateMemberNotePayload, { description: 'Changes a note of the current user.' })
  async updateMemberNote(
    @Arg('input', () => UpdateMemberNoteInput) input: UpdateMemberNoteInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<UpdateMemberNotePayload> {
    const note = await services.memberNotes.edit(actor, input);
    return { message: noteMessages.changed, note };
  }

  @Requires('members:write-notes', 'members:write-notes-assigned')
  @Mutation(() => RemoveMemberNotePayload, {
    description: 'Removes a note of the current user, or with `members:remove-notes` of anybody.',
  })
  async removeMemberNote(
    @Arg('input', () => RemoveMemberNoteInput) { id }: RemoveMemberNoteInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<RemoveMemberNotePayload> {
    const note = await services.memberNotes.remove(actor, id);
    return { message: noteMessages.removed, removedNoteId: note.id };
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'Who wrote it; null once that account is deleted.',
    complexity: batchedCost({ statements: 1 }),
  })
  author(@Root() { authorId }: MemberNote, @Ctx() { load }: Context) {
    return authorId === null ? null : load(usersById, authorId);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the current user may change it.' })
  viewerCanUpdate(@Root() { authorId }: MemberNote, @SignedIn() actor: UserActor): boolean {
    return authorId === actor.id;
  }

  @FieldResolver(() => Boolean, { description: 'Whether the current user may remove it.' })
  viewerCanRemove(@Root() note: MemberNote, @SignedIn() actor: UserActor): boolean {
    return mayRemove(actor, note);
  }
}

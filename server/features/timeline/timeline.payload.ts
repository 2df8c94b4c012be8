import { Field, ID, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import { MemberNote } from './member-note.entity';
import { TimelineEntry } from './timeline-entry.type';

@ObjectType()
export class CreateMemberNotePayload extends MessagePayload {
  @Field(() => TimelineEntry, { description: 'The note in the history of the member.' })
  entry!: TimelineEntry;
}

@ObjectType()
export class UpdateMemberNotePayload extends MessagePayload {
  @Field(() => MemberNote, { description: 'The note after the change.' })
  note!: MemberNote;
}

@ObjectType()
export class RemoveMemberNotePayload extends MessagePayload {
  @Field(() => ID)
  removedNoteId!: string;
}

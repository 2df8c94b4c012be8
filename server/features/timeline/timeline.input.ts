import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { NOTE_LENGTH_MAX } from '#common/timeline/limits';
import { noteChangesForm, noteForm } from '#common/timeline/note.form';
import type { TimelineKind } from '#common/timeline/timeline';
import { PageArgs } from '../../graphql/connection';
import { REQUEST_KEY } from '../../graphql/descriptions';
import { Validated } from '../../lib/validated';
import { TimelineKindType } from './timeline.enums';

const TEXT = `What to note, 1 to ${NOTE_LENGTH_MAX} characters; may contain newlines. The member can read it in the export of their data.`;

@InputType({ description: 'Which entries of a history to list; null sets no condition.' })
export class TimelineFilter {
  @Field(() => [TimelineKindType], { nullable: true, description: 'Only entries of these kinds.' })
  kinds?: TimelineKind[] | null;
}

/** The member, and the entries of their history. */
@ArgsType()
export class TimelineArgs extends PageArgs {
  @Field(() => ID)
  memberId!: string;

  @Field(() => TimelineFilter, { nullable: true, description: 'Which entries; all if null.' })
  filter?: TimelineFilter | null;
}

@Validated(noteForm)
@InputType()
export class CreateMemberNoteInput {
  @Field(() => ID)
  memberId!: string;

  @Field(() => String, { description: TEXT })
  text!: string;

  @Field(() => String, { description: REQUEST_KEY })
  requestKey!: string;
}

@Validated(noteChangesForm)
@InputType()
export class UpdateMemberNoteInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: TEXT })
  text!: string;

  @Field(() => Int, {
    description:
      '`MemberNote.version` on which the change is based. If it is not the current one, nothing is changed: the mutation fails with the reason `STALE_VERSION`.',
  })
  expectedVersion!: number;
}

@InputType()
export class RemoveMemberNoteInput {
  @Field(() => ID)
  id!: string;
}

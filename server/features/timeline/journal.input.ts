import { ArgsType, Field, ID, InputType } from 'type-graphql';
import type { EntryName } from '#common/journal/entry-labels';
import { PageArgs } from '../../graphql/connection';
import { DateRange } from '../../graphql/date-range';
import { JournalEntryTypeType } from './journal.enums';

@InputType({ description: 'Which entries to list. All of its conditions have to hold; null sets none.' })
export class JournalFilter {
  @Field(() => ID, { nullable: true, description: 'Only what this user did.' })
  actorId?: string | null;

  @Field(() => ID, { nullable: true, description: 'Only what is about this member.' })
  memberId?: string | null;

  @Field(() => JournalEntryTypeType, { nullable: true, description: 'Only entries of this type.' })
  type?: EntryName | null;

  @Field(() => DateRange, { nullable: true, description: 'The days on which it happened.' })
  happenedOn?: DateRange | null;
}

@ArgsType()
export class JournalListArgs extends PageArgs {
  @Field(() => JournalFilter, { nullable: true, description: 'Which entries; all if null.' })
  filter?: JournalFilter | null;
}

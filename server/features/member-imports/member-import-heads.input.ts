import { Field, ID, InputType, Int } from 'type-graphql';
import type { ImportKind } from '#common/member-imports/member-imports';
import { MemberImportKindType } from './member-import.enums';

@InputType()
export class ChangeMemberImportHeadsInput {
  @Field(() => ID)
  id!: string;

  @Field(() => Int, { description: 'Number of one of the `firstRows`; 0 if the file has no heads.' })
  headRow!: number;

  @Field(() => MemberImportKindType, {
    nullable: true,
    description: 'What the rows are; without it, it stays as it is.',
  })
  kind?: ImportKind | null;
}

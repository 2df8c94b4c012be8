import { ArgsType, Field, ID, InputType } from 'type-graphql';
import type { RowPlan, RowResult, UndoResult } from '#common/member-imports/member-imports';
import { PART_CURSOR } from '../../graphql/descriptions';
import { PageArgs } from '../../graphql/connection';
import {
  MemberImportPlanType,
  MemberImportResultType,
  MemberImportUndoResultType,
} from './member-import.enums';

@InputType({ description: 'Filter options for rows. All that are not null have to match.' })
export class MemberImportRowFilter {
  @Field(() => [MemberImportPlanType], { nullable: true, description: 'What is to be done with them.' })
  plans?: RowPlan[] | null;

  @Field(() => [MemberImportResultType], { nullable: true, description: 'What became of them.' })
  results?: RowResult[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether something has become of them: not of those that an import has not reached.',
  })
  hasResult?: boolean | null;

  @Field(() => [MemberImportUndoResultType], {
    nullable: true,
    description: 'What became of them when the import was undone.',
  })
  undoResults?: UndoResult[] | null;
}

/** Filter and page of the rows of an import. */
@ArgsType()
export class MemberImportRowArgs extends PageArgs {
  @Field(() => ID)
  importId!: string;

  @Field(() => MemberImportRowFilter, { nullable: true, description: 'Filter options; null for all rows.' })
  filter?: MemberImportRowFilter | null;
}

/** A part of the file with the rows that have mistakes. */
@ArgsType()
export class SkippedRowsArgs {
  @Field(() => ID)
  importId!: string;

  @Field(() => String, { nullable: true, description: PART_CURSOR })
  after?: string | null;
}

import { ArgsType, Field } from 'type-graphql';
import { PART_CURSOR } from '../../graphql/descriptions';
import { MemberFilter } from './member-filter.type';
import { MemberSort } from './member-list.input';

/** The members that a file contains, and their order. */
@ArgsType()
export class MemberExportUrlArgs {
  @Field(() => MemberFilter, { nullable: true, description: 'Filter options; null for all accounts.' })
  filter?: MemberFilter | null;

  @Field(() => MemberSort, { nullable: true, description: 'Sort options; by name if null.' })
  orderBy?: MemberSort | null;
}

@ArgsType()
export class MemberExportArgs extends MemberExportUrlArgs {
  @Field(() => String, { nullable: true, description: PART_CURSOR })
  after?: string | null;
}

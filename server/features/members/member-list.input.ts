import { ArgsType, Field, InputType } from 'type-graphql';
import { PageArgs } from '../../graphql/connection';
import { SORT_FIELD } from '../../graphql/descriptions';
import { SortDirection } from '../../graphql/sort-direction';
import { MemberFilter } from './member-filter.type';
import { MemberSortField } from './member.enums';

@InputType('MemberSort', { description: 'Sort options for members.' })
export class MemberSort {
  @Field(() => MemberSortField, { description: SORT_FIELD })
  field!: MemberSortField;

  @Field(() => SortDirection)
  direction!: SortDirection;
}

/** Filter, order and page of the list of members. */
@ArgsType()
export class MemberListArgs extends PageArgs {
  @Field(() => MemberFilter, { nullable: true, description: 'Filter options; null for all accounts.' })
  filter?: MemberFilter | null;

  @Field(() => MemberSort, { nullable: true, description: 'Sort options; by name if null.' })
  orderBy?: MemberSort | null;
}

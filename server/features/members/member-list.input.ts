import { ArgsType, Field, InputType } from 'type-graphql';
import { PageArgs } from '../../graphql/connection';
import { SORT_DIRECTION, SORT_FIELD } from '../../graphql/descriptions';
import { OrderDirection } from '../../graphql/order-direction';
import { MemberFilter } from './member-filter.type';
import { MemberOrderField } from './member.enums';

@InputType('MemberOrder', { description: 'Sort options for members.' })
export class MemberSort {
  @Field(() => MemberOrderField, { description: SORT_FIELD })
  field!: MemberOrderField;

  @Field(() => OrderDirection, { description: SORT_DIRECTION })
  direction!: OrderDirection;
}

/** Which members, and in which order. */
@ArgsType()
export class MemberListArgs extends PageArgs {
  @Field(() => MemberFilter, { nullable: true, description: 'Filter options; null for all accounts.' })
  filter?: MemberFilter | null;

  @Field(() => MemberSort, { nullable: true, description: 'Sort options; by name if null.' })
  orderBy?: MemberSort | null;
}

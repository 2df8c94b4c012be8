import { ArgsType, Field, ID, InputType } from 'type-graphql';
import type { DueAge } from '#common/orders/due-ages';
import type { OrderStatus } from '#common/orders/status-transitions';
import { searchForm } from '#common/search.form';
import { SHORT_WORDS, SORT_DIRECTION, SORT_FIELD } from '../../graphql/descriptions';
import { DateRange } from '../../graphql/date-range';
import { PageArgs } from '../../graphql/connection';
import { OrderDirection } from '../../graphql/order-direction';
import { Validated } from '../../lib/validated';
import { DueAgeType, OrderOrderField, OrderStatusType } from '../orders/order.enums';

@Validated(searchForm)
@InputType({ description: 'Filter options for orders. All that are not null have to match.' })
export class OrderFilter {
  @Field(() => [OrderStatusType], { nullable: true, description: 'Statuses of the listed orders.' })
  status?: OrderStatus[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the listed orders have an unfinished refund: `REQUESTED`, `PENDING`, or `FAILED` unless its cause is `GATEWAY`.',
  })
  hasOpenRefund?: boolean | null;

  @Field(() => DueAgeType, {
    nullable: true,
    description: 'Age of a part of what is due on the listed orders.',
  })
  dueAge?: DueAge | null;

  @Field(() => ID, { nullable: true, description: 'Id of the member who placed the listed orders.' })
  memberId?: string | null;

  @Field(() => DateRange, {
    nullable: true,
    description: 'Range of the days on which the listed orders were placed.',
  })
  placedOn?: DateRange | null;

  @Field(() => DateRange, {
    nullable: true,
    description: 'Range of the days on which payments or refunds of the listed orders were booked.',
  })
  bookedOn?: DateRange | null;

  @Field(() => Date, {
    nullable: true,
    description:
      'Lists only orders that were placed or decided, or whose payments or refunds were booked, from this time on.',
  })
  updatedSince?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: `Number of the order, or words that all have to occur in the name, e-mail address or phone number of the member, in upper or lower case; at most 100 characters. ${SHORT_WORDS}`,
  })
  search?: string | null;
}

@InputType('OrderOrder', { description: 'Sort options for orders.' })
class OrderSort {
  @Field(() => OrderOrderField, { description: SORT_FIELD })
  field!: OrderOrderField;

  @Field(() => OrderDirection, { description: SORT_DIRECTION })
  direction!: OrderDirection;
}

/** Which orders, and in which order. */
@ArgsType()
export class OrderListArgs extends PageArgs {
  @Field(() => OrderFilter, { nullable: true, description: 'Filter options; null for all orders.' })
  filter?: OrderFilter | null;

  @Field(() => OrderSort, { nullable: true, description: 'Sort options; newest first if null.' })
  orderBy?: OrderSort | null;
}

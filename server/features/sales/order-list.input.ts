import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import type { DueAge } from '#common/orders/due-ages';
import type { OrderStatus } from '#common/orders/status-transitions';
import { searchForm } from '#common/search.form';
import { SEARCH_ACCESS, SHORT_WORDS, SORT_FIELD } from '../../graphql/descriptions';
import { DateRange } from '../../graphql/date-range';
import { PageArgs } from '../../graphql/connection';
import { SortDirection } from '../../graphql/sort-direction';
import { Validated } from '../../lib/validated';
import { DueAgeType, OrderSortField, OrderStatusType } from '../orders/order.enums';

@Validated(searchForm)
@InputType({ description: 'Filter options for orders. All that are not null have to match.' })
export class OrderFilter {
  @Field(() => [OrderStatusType], { nullable: true, description: 'Statuses of the listed orders.' })
  statuses?: OrderStatus[] | null;

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

  @Field(() => Int, { nullable: true, description: '`Order.number` of the listed order.' })
  number?: number | null;

  @Field(() => DateRange, {
    nullable: true,
    description: 'Range of the days on which payments of the listed orders were received.',
  })
  paidOn?: DateRange | null;

  @Field(() => DateRange, {
    nullable: true,
    description: 'Range of the days on which payments or refunds of the listed orders were booked.',
  })
  bookedOn?: DateRange | null;

  @Field(() => DateRange, {
    nullable: true,
    description:
      'Range of the days that are printed on invoices, receipts or credit notes of the listed orders.',
  })
  documentsOn?: DateRange | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Lists only orders whose `updatedAt` is this time or later.',
  })
  updatedSince?: Date | null;

  @Field(() => String, {
    nullable: true,
    description: `Number of the order, or words that all have to occur in the name, e-mail address or phone number of the member, in upper or lower case; at most 100 characters. ${SHORT_WORDS} ${SEARCH_ACCESS}`,
  })
  search?: string | null;
}

@InputType('OrderSort', { description: 'Sort options for orders.' })
class OrderSort {
  @Field(() => OrderSortField, { description: SORT_FIELD })
  field!: OrderSortField;

  @Field(() => SortDirection)
  direction!: SortDirection;
}

/** Filter, order and page of a list of orders. */
@ArgsType()
export class OrderListArgs extends PageArgs {
  @Field(() => OrderFilter, { nullable: true, description: 'Filter options; null for all orders.' })
  filter?: OrderFilter | null;

  @Field(() => OrderSort, { nullable: true, description: 'Sort options; newest first if null.' })
  orderBy?: OrderSort | null;
}

/** The order to read, by id or number. */
@ArgsType()
export class OrderKeyArgs {
  @Field(() => ID, { nullable: true, description: 'Opaque identifier; null if `number` is given.' })
  id?: string | null;

  @Field(() => Int, { nullable: true, description: '`Order.number`; null if `id` is given.' })
  number?: number | null;
}

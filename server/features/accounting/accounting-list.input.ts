import { ArgsType, Field, InputType } from 'type-graphql';
import type { ReceiptKind } from '#common/orders/payments';
import { PageArgs } from '../../graphql/connection';
import { DateRange } from '../../graphql/date-range';
import { ReceiptKindType } from '../orders/order.enums';

@InputType({
  description: 'Filter options for payments, refunds and write-offs. All that are not null have to match.',
})
export class BookingFilter {
  @Field(() => DateRange, { nullable: true, description: 'Range of the days on which they were booked.' })
  bookedOn?: DateRange | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Only those that were booked at this time or later. What is booked never changes.',
  })
  updatedSince?: Date | null;
}

@InputType({ description: 'Filter options for documents. All that are not null have to match.' })
export class ReceiptFilter {
  @Field(() => DateRange, { nullable: true, description: 'Range of the days on which they were issued.' })
  issuedOn?: DateRange | null;

  @Field(() => [ReceiptKindType], { nullable: true, description: 'Kinds of the listed documents.' })
  kinds?: ReceiptKind[] | null;
}

@ArgsType()
export class BookingListArgs extends PageArgs {
  @Field(() => BookingFilter, { nullable: true, description: 'Filter options; null for all.' })
  filter?: BookingFilter | null;
}

@ArgsType()
export class ReceiptListArgs extends PageArgs {
  @Field(() => ReceiptFilter, { nullable: true, description: 'Filter options; null for all documents.' })
  filter?: ReceiptFilter | null;
}

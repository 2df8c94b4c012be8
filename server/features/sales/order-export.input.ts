import { ArgsType, Field } from 'type-graphql';
import { PART_CURSOR } from '../../graphql/descriptions';
import { OrderFilter } from './order-list.input';

/** The orders that a file contains, and their order. */
@ArgsType()
export class OrderExportUrlArgs {
  @Field(() => OrderFilter, { nullable: true, description: 'Which orders; all if null.' })
  filter?: OrderFilter | null;
}

@ArgsType()
export class OrderExportArgs extends OrderExportUrlArgs {
  @Field(() => String, { nullable: true, description: PART_CURSOR })
  after?: string | null;
}

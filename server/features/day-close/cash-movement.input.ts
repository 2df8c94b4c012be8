import { Field, InputType } from 'type-graphql';
import { cashMovementForm } from '#common/day-close/day-close.form';
import { REQUEST_KEY } from '../../graphql/descriptions';
import { MoneyInput } from '../../graphql/money.type';
import { Validated } from '../../lib/validated';

@Validated(cashMovementForm)
@InputType()
export class MoveCashInput {
  @Field(() => Boolean, { description: 'True if it is taken out of the drawer, false if it is put in.' })
  isOut!: boolean;

  @Field(() => MoneyInput, { description: 'Amount, positive.' })
  amount!: MoneyInput;

  @Field(() => String, { description: 'Reason, kept with it.' })
  reason!: string;

  @Field(() => String, { description: `${REQUEST_KEY} Repeating it moves nothing more.` })
  requestKey!: string;
}

import { Field, ObjectType } from 'type-graphql';
import { DateScalar } from '../../graphql/date.scalar';
import { MessagePayload } from '../../graphql/message-payload';
import { DayClosingType } from './day-closing.type';
import { CashMovementType } from './cash-movement.type';

@ObjectType()
export class MoveCashPayload extends MessagePayload {
  @Field(() => CashMovementType)
  movement!: CashMovementType;

  @Field(() => DateScalar, { description: 'Day for whose closing it counts.' })
  businessDay!: string;
}

@ObjectType()
abstract class ClosingPayload extends MessagePayload {
  @Field(() => DayClosingType)
  closing!: DayClosingType;
}

@ObjectType()
export class CloseDayPayload extends ClosingPayload {}

@ObjectType()
export class ReopenDayPayload extends ClosingPayload {}

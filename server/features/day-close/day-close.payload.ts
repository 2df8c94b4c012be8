import { Field, ObjectType } from 'type-graphql';
import { DateScalar } from '../../graphql/date.scalar';
import { MessagePayload } from '../../graphql/message-payload';
import { DayClosingType } from './day-closing.type';
import { CashMovementType } from './cash-movement.type';

@ObjectType({ description: 'Payload of `moveCash`.' })
export class MoveCashPayload extends MessagePayload {
  @Field(() => CashMovementType, { description: 'The movement.' })
  movement!: CashMovementType;

  @Field(() => DateScalar, { description: 'Day for whose closing it counts.' })
  businessDay!: string;
}

@ObjectType()
abstract class ClosingPayload extends MessagePayload {
  @Field(() => DayClosingType, { description: 'The closing.' })
  closing!: DayClosingType;
}

@ObjectType({ description: 'Payload of `closeDay`.' })
export class CloseDayPayload extends ClosingPayload {}

@ObjectType({ description: 'Payload of `reopenDay`.' })
export class ReopenDayPayload extends ClosingPayload {}

import { Field, ID, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import { Money } from '../../graphql/money.type';
import { OPAQUE_ID } from '../../graphql/descriptions';

@ObjectType('Kiosk', { description: 'A device at which members check in by themselves.' })
export class KioskType {
  @Field(() => ID, { description: OPAQUE_ID })
  id!: string;

  @Field(() => String, {
    description: 'Browser and operating system, such as "Chrome on Android", or "Unknown device".',
  })
  device!: string;

  @Field(() => Date, { description: 'When the device became a kiosk.' })
  createdAt!: Date;
}

@ObjectType('KioskPayment', { description: 'A payment that a kiosk shows. It does not say who pays.' })
export class ShownKioskPayment {
  @Field(() => Money)
  amount!: Money;

  @Field(() => String, { description: 'Content of the QR code: a link for UPI apps.' })
  link!: string;
}

@ObjectType()
export class ShowPaymentAtKioskPayload extends MessagePayload {
  @Field(() => Date, { description: 'When the kiosk stops showing it.' })
  endsAt!: Date;
}

@ObjectType()
export class HidePaymentAtKioskPayload extends MessagePayload {}

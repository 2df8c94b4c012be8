import { Field, InputType } from 'type-graphql';
import { kioskEndForm, type KioskEndValues } from '#common/auth/sign-in.form';
import { Validated } from '../../lib/validated';

@Validated(kioskEndForm)
@InputType()
export class EndKioskInput implements KioskEndValues {
  @Field(() => String, { description: 'E-mail address, username or phone number of a staff member.' })
  login!: string;

  @Field(() => String, { description: 'Password of the account.' })
  password!: string;
}

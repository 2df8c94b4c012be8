import { Field, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import { User } from '../accounts/user.entity';
import { StaffInvitation } from './staff-invitation.entity';

@ObjectType()
export class InviteStaffPayload extends MessagePayload {
  @Field(() => StaffInvitation)
  invitation!: StaffInvitation;

  @Field(() => String, {
    nullable: true,
    description:
      'URL of the invitation, to hand over, if the studio sends no mails; it cannot be read again. Null if it was mailed.',
  })
  link!: string | null;
}

@ObjectType()
export class WithdrawStaffInvitationPayload extends MessagePayload {
  @Field(() => StaffInvitation, { description: 'The withdrawn invitation.' })
  invitation!: StaffInvitation;
}

@ObjectType()
export class AcceptStaffInvitationPayload extends MessagePayload {}

@ObjectType()
export class ChangeStaffRolePayload extends MessagePayload {
  @Field(() => User, { description: 'Account after the change.' })
  user!: User;
}

@ObjectType()
export class EndStaffAccessPayload extends MessagePayload {
  @Field(() => User, { description: 'Account after the change.' })
  user!: User;
}

import { Field, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import { User } from '../accounts/user.entity';
import { StaffInvitation } from './staff-invitation.entity';

@ObjectType({ description: 'Payload of `inviteStaff`.' })
export class InviteStaffPayload extends MessagePayload {
  @Field(() => StaffInvitation, { description: 'The invitation.' })
  invitation!: StaffInvitation;

  @Field(() => String, {
    nullable: true,
    description:
      'URL of the invitation, to hand over, if the studio sends no mails; it cannot be read again. Null if it was mailed.',
  })
  link!: string | null;
}

@ObjectType({ description: 'Payload of `withdrawStaffInvitation`.' })
export class WithdrawStaffInvitationPayload extends MessagePayload {
  @Field(() => StaffInvitation, { description: 'The withdrawn invitation.' })
  invitation!: StaffInvitation;
}

@ObjectType({ description: 'Payload of `acceptStaffInvitation`.' })
export class AcceptStaffInvitationPayload extends MessagePayload {}

@ObjectType({ description: 'Payload of `changeStaffRole`.' })
export class ChangeStaffRolePayload extends MessagePayload {
  @Field(() => User, { description: 'Account after the change.' })
  user!: User;
}

@ObjectType({ description: 'Payload of `endStaffAccess`.' })
export class EndStaffAccessPayload extends MessagePayload {
  @Field(() => User, { description: 'Account after the change.' })
  user!: User;
}

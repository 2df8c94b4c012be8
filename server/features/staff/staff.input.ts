import { Field, ID, InputType } from 'type-graphql';
import type { StaffRole } from '#common/accounts/roles';
import {
  acceptInvitationForm,
  inviteStaffForm,
  type AcceptInvitationValues,
  type InviteStaffValues,
} from '#common/staff/staff.form';
import { REQUEST_KEY } from '../../graphql/descriptions';
import { Validated } from '../../lib/validated';
import { StaffRoleType } from './staff.enums';

const INVITATION_KEY = `${REQUEST_KEY} For 24 hours, repeating it mails nothing more and returns the first invitation; if its link was returned, it is refused with the reason \`ALREADY_DONE\`.`;
const PASSWORD = 'Password of the current user; required to make somebody an admin or owner.';
const PASSWORD_FOR_LEADER =
  'Password of the current user; required for somebody else who is an admin or owner.';
const TRAINER = 'Which trainer of the site a trainer is; absent or null for none.';

@Validated(inviteStaffForm)
@InputType()
export class InviteStaffInput implements InviteStaffValues {
  @Field(() => String, { description: 'E-mail address of the person; a member keeps the account.' })
  email!: string;

  @Field(() => StaffRoleType, { description: 'Role that the person gets.' })
  role!: StaffRole;

  @Field(() => ID, { nullable: true, description: TRAINER })
  trainerId?: string | null;

  @Field(() => String, { nullable: true, description: PASSWORD })
  password?: string | null;

  @Field(() => String, { nullable: true, description: INVITATION_KEY })
  requestKey?: string | null;
}

@InputType()
export class WithdrawStaffInvitationInput {
  @Field(() => ID)
  id!: string;
}

@Validated(acceptInvitationForm)
@InputType()
export class AcceptStaffInvitationInput implements AcceptInvitationValues {
  @Field(() => String, { description: 'Token in the mailed link.' })
  token!: string;

  @Field(() => String, {
    description: 'Password of the account, or the new one of an account without a password.',
  })
  password!: string;
}

@InputType()
export class ChangeStaffRoleInput {
  @Field(() => ID, { description: 'Id of the account.' })
  userId!: string;

  @Field(() => StaffRoleType, { description: 'New role.' })
  role!: StaffRole;

  @Field(() => ID, {
    nullable: true,
    description: 'Which trainer of the site this is; absent or null to leave that as it is.',
  })
  trainerId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Password of the current user; required for somebody who is an admin or owner, or becomes one.',
  })
  password?: string | null;
}

@InputType()
export class EndStaffAccessInput {
  @Field(() => ID, { description: 'Id of the account.' })
  userId!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Trainer who takes over the members of this one; required if there are any.',
  })
  successorId?: string | null;

  @Field(() => String, { nullable: true, description: PASSWORD_FOR_LEADER })
  password?: string | null;
}

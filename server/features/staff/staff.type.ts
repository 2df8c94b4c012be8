import { Field, ID, ObjectType } from 'type-graphql';
import type { StaffRole } from '#common/accounts/roles';
import { User } from '../accounts/user.entity';
import { Trainer } from '../trainers/trainer.entity';
import { StaffInvitation } from './staff-invitation.entity';
import { StaffRoleType } from './staff.enums';

@ObjectType({ description: 'Somebody who works for the studio.' })
export class StaffMember {
  @Field(() => ID, { description: 'Id of the account.' })
  id!: string;

  @Field(() => User, { description: 'Account, with the role.' })
  user!: User;

  @Field(() => Date, { nullable: true, description: 'Time at which the role was given.' })
  roleGivenAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Time of the last log-in; null if there was none within a year.',
  })
  lastSignInAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether the log-in needs a second factor.' })
  hasSecondFactor!: boolean;

  @Field(() => Trainer, {
    nullable: true,
    description: 'The trainer of the site who this is; null for others.',
  })
  trainer!: Trainer | null;
}

@ObjectType({ description: 'The staff of the studio.' })
export class Staff {
  @Field(() => [StaffMember], { description: 'All of them, owners first.' })
  members!: StaffMember[];

  @Field(() => [StaffInvitation], { description: 'Invitations that can be accepted, newest first.' })
  invitations!: StaffInvitation[];
}

@ObjectType({ description: 'An invitation, as whoever opens its link sees it.' })
export class OpenedInvitation {
  @Field(() => String, { description: 'E-mail address that the invitation was sent to.' })
  email!: string;

  @Field(() => StaffRoleType, { description: 'Role that accepting it gives.' })
  role!: StaffRole;

  @Field(() => Boolean, {
    description: 'Whether the address has an account with a password, which accepting needs then.',
  })
  hasPassword!: boolean;
}

import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { STAFF_INVITATION_DAYS, STAFF_LISTED_MAX } from '#common/staff/limits';
import { staffMessages } from '#common/staff/messages';
import { Public, Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { cost } from '../../graphql/query-cost';
import { Repeatable } from '../../graphql/repeatable';
import type { UserActor } from '../../lib/actor';
import {
  AcceptStaffInvitationInput,
  ChangeStaffRoleInput,
  EndStaffAccessInput,
  InviteStaffInput,
  WithdrawStaffInvitationInput,
} from './staff.input';
import {
  AcceptStaffInvitationPayload,
  ChangeStaffRolePayload,
  EndStaffAccessPayload,
  InviteStaffPayload,
  WithdrawStaffInvitationPayload,
} from './staff.payload';
import { OpenedInvitation, Staff } from './staff.type';

const LEADERS =
  'About admins and owners, only owners may decide, with `staff:manage-leaders`; as long as there is no owner, admins may.';

@Resolver()
export class StaffResolver {
  @Requires('staff:manage')
  @Query(() => Staff, {
    description: `Who works for the studio, and who is invited to; at most ${STAFF_LISTED_MAX} of each.`,
    complexity: cost({ statements: 4, rows: 50 }),
  })
  async staff(@Ctx() { services: { staffList } }: Context): Promise<Staff> {
    return { members: await staffList.list(), invitations: await staffList.invitations() };
  }

  @Public()
  @Query(() => OpenedInvitation, {
    nullable: true,
    description:
      'The invitation to the staff of a mailed link; null if it has expired or was used, withdrawn or replaced.',
    complexity: cost({ statements: 2 }),
  })
  async staffInvitation(
    @Arg('token', () => String, { description: 'Token in the link.' }) token: string,
    @Ctx() { services: { staffInvitations, staffJoining } }: Context,
  ): Promise<OpenedInvitation | null> {
    const invitation = await staffInvitations.find(token);
    return invitation && { ...invitation, hasPassword: await staffJoining.hasPassword(invitation) };
  }

  @Requires('staff:manage')
  @Repeatable(async (id, _actor, { services }) => {
    const invitation = await services.staffInvitations.findMailed(id);
    return invitation && { message: staffMessages.invited, invitation, link: null };
  })
  @Mutation(() => InviteStaffPayload, {
    description: `Mails an invitation to work for the studio, in place of an earlier one, or returns its link if the studio sends no mails. Its link works once, within ${STAFF_INVITATION_DAYS} days. ${LEADERS}`,
  })
  async inviteStaff(
    @Arg('input', () => InviteStaffInput) input: InviteStaffInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services, caller }: Context,
  ): Promise<InviteStaffPayload> {
    const { invitation, link } = await services.staffInvitations.invite(actor, input, caller);
    return { message: link === null ? staffMessages.invited : staffMessages.linkMade, invitation, link };
  }

  @Requires('staff:manage')
  @Mutation(() => WithdrawStaffInvitationPayload, {
    description: `Withdraws an invitation, whose link becomes invalid. ${LEADERS}`,
  })
  async withdrawStaffInvitation(
    @Arg('input', () => WithdrawStaffInvitationInput) { id }: WithdrawStaffInvitationInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<WithdrawStaffInvitationPayload> {
    const invitation = await services.staffInvitations.withdraw(actor, id);
    return { message: staffMessages.withdrawn, invitation };
  }

  @Public()
  @Mutation(() => AcceptStaffInvitationPayload, {
    description:
      'Gives the account of the invited address the role of the invitation, or makes an account. All sessions of the account end.',
  })
  async acceptStaffInvitation(
    @Arg('input', () => AcceptStaffInvitationInput) input: AcceptStaffInvitationInput,
    @Ctx() { services, caller }: Context,
  ): Promise<AcceptStaffInvitationPayload> {
    await services.staffJoining.accept(input, caller);
    return { message: staffMessages.joined };
  }

  @Requires('staff:manage')
  @Mutation(() => ChangeStaffRolePayload, {
    description: `Gives somebody of the staff another role, and ends all their sessions. Nobody changes their own. ${LEADERS}`,
  })
  async changeStaffRole(
    @Arg('input', () => ChangeStaffRoleInput) input: ChangeStaffRoleInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services, caller }: Context,
  ): Promise<ChangeStaffRolePayload> {
    const user = await services.staffAccess.changeRole(actor, input, caller);
    return { message: staffMessages.roleChanged, user };
  }

  @Requires('staff:manage')
  @Mutation(() => EndStaffAccessPayload, {
    description: `Makes somebody of the staff a member again, and ends all their sessions and kiosks. Another trainer takes over the members of a trainer. ${LEADERS} The only owner and the only admin stay.`,
  })
  async endStaffAccess(
    @Arg('input', () => EndStaffAccessInput) input: EndStaffAccessInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services, caller }: Context,
  ): Promise<EndStaffAccessPayload> {
    const user = await services.staffAccess.end(actor, input, caller);
    return { message: staffMessages.accessEnded, user };
  }
}

import { Ctx, Field, ObjectType } from 'type-graphql';
import type { PlanType } from '#common/plans/plans';
import type { Context } from '../../graphql/context';
import { MessagePayload } from '../../graphql/message-payload';
import { User } from '../accounts/user.entity';
import { periodsOfMembers } from './membership.loaders';
import { Membership } from './membership.type';

@ObjectType()
abstract class MembershipPayload extends MessagePayload {
  planType!: PlanType;

  @Field(() => User, { description: 'The member after the change.' })
  member!: User;

  @Field(() => Membership, { description: 'The membership after the change.' })
  async membership(@Ctx() { services, load }: Context): Promise<Membership> {
    const memberships = services.memberships.of(
      this.member.id,
      (await load(periodsOfMembers, this.member.id)) ?? [],
    );
    return memberships.find(({ planType }) => planType === this.planType)!;
  }
}

@ObjectType()
export class GrantMembershipPayload extends MembershipPayload {}

@ObjectType()
export class CancelMembershipPayload extends MembershipPayload {}

@ObjectType()
export class SetMembershipPayload extends MembershipPayload {}

@ObjectType()
export class FreezeMembershipPayload extends MembershipPayload {}

@ObjectType()
export class EndMembershipFreezePayload extends MembershipPayload {}

@ObjectType()
export class ExtendMembershipPayload extends MembershipPayload {}

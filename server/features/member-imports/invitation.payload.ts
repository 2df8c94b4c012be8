import { Field, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import { User } from '../accounts/user.entity';
import { MemberImport } from './member-import.entity';

@ObjectType({ description: 'Payload of `inviteMember`.' })
export class InviteMemberPayload extends MessagePayload {
  @Field(() => User, { description: 'The member.' })
  user!: User;
}

@ObjectType({ description: 'Payload of `inviteImportedMembers`.' })
export class InviteImportedMembersPayload {
  @Field(() => MemberImport, { description: 'The import.' })
  memberImport!: MemberImport;
}

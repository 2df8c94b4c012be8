import { Field, ObjectType } from 'type-graphql';
import { MemberImport } from './member-import.entity';

const MEMBER_IMPORT = 'The import.';

@ObjectType({ description: 'Payload of `createMemberImport`.' })
export class CreateMemberImportPayload {
  @Field(() => MemberImport, { description: MEMBER_IMPORT })
  memberImport!: MemberImport;

  @Field(() => String, {
    description:
      'Absolute URL to which the file is sent with `PUT`, within 10 minutes and once; it needs no access token.',
  })
  uploadUrl!: string;
}

@ObjectType({ description: 'Payload of `changeMemberImportHeads`.' })
export class ChangeMemberImportHeadsPayload {
  @Field(() => MemberImport, { description: MEMBER_IMPORT })
  memberImport!: MemberImport;
}

@ObjectType({ description: 'Payload of `checkMemberImport`.' })
export class CheckMemberImportPayload {
  @Field(() => MemberImport, { description: MEMBER_IMPORT })
  memberImport!: MemberImport;
}

@ObjectType({ description: 'Payload of `runMemberImport`.' })
export class RunMemberImportPayload {
  @Field(() => MemberImport, { description: MEMBER_IMPORT })
  memberImport!: MemberImport;
}

@ObjectType({ description: 'Payload of `cancelMemberImport`.' })
export class CancelMemberImportPayload {
  @Field(() => MemberImport, { description: MEMBER_IMPORT })
  memberImport!: MemberImport;
}

@ObjectType({ description: 'Payload of `undoMemberImport`.' })
export class UndoMemberImportPayload {
  @Field(() => MemberImport, { description: MEMBER_IMPORT })
  memberImport!: MemberImport;
}

@ObjectType({ description: 'Payload of `inviteImportedMembers`.' })
export class InviteImportedMembersPayload {
  @Field(() => MemberImport, { description: MEMBER_IMPORT })
  memberImport!: MemberImport;
}

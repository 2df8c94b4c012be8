import { Field, ObjectType } from 'type-graphql';
import { MemberImport } from './member-import.entity';

@ObjectType()
export class CreateMemberImportPayload {
  @Field(() => MemberImport)
  memberImport!: MemberImport;

  @Field(() => String, {
    description:
      'Absolute URL to which the file is sent with `PUT`, within 10 minutes and once; it needs no access token.',
  })
  uploadUrl!: string;
}

@ObjectType()
export class ChangeMemberImportHeadsPayload {
  @Field(() => MemberImport)
  memberImport!: MemberImport;
}

@ObjectType()
export class CheckMemberImportPayload {
  @Field(() => MemberImport)
  memberImport!: MemberImport;
}

@ObjectType()
export class RunMemberImportPayload {
  @Field(() => MemberImport)
  memberImport!: MemberImport;
}

@ObjectType()
export class CancelMemberImportPayload {
  @Field(() => MemberImport)
  memberImport!: MemberImport;
}

@ObjectType()
export class UndoMemberImportPayload {
  @Field(() => MemberImport)
  memberImport!: MemberImport;
}

@ObjectType()
export class InviteImportedMembersPayload {
  @Field(() => MemberImport)
  memberImport!: MemberImport;
}

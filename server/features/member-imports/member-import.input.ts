import { Field, ID, InputType, Int } from 'type-graphql';
import { FILE_NAME_LENGTH_MAX, PLAN_NAMES_MAX } from '#common/member-imports/limits';
import { memberImportForm } from '#common/member-imports/member-import.form';
import type { DateOrder, ImportField } from '#common/member-imports/member-imports';
import { Validated } from '../../lib/validated';
import { DateOrderType, MemberImportFieldType } from './member-import.enums';

export const EXPECTED_VERSION =
  'The `version` that the decision is based on; if somebody has continued the import meanwhile, nothing is done.';

@Validated(memberImportForm)
@InputType()
export class CreateMemberImportInput {
  @Field(() => String, { description: `Name of the file, up to ${FILE_NAME_LENGTH_MAX} characters.` })
  fileName!: string;
}

@InputType({ description: 'What a column of a file contains.' })
export class MemberImportColumnInput {
  @Field(() => Int, { description: 'Position in the file, from 0.' })
  position!: number;

  @Field(() => MemberImportFieldType, { description: 'What it contains.' })
  field!: ImportField;
}

@InputType({ description: 'What a name of a plan in a file means.' })
export class MemberImportPlanNameInput {
  @Field(() => String, { description: 'The name in the file; empty for rows with an end and no plan.' })
  name!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of the plan; null to import members with this name without a plan, and passes with the name as it is.',
  })
  offerId?: string | null;
}

@InputType()
export class CheckMemberImportInput {
  @Field(() => ID)
  id!: string;

  @Field(() => [MemberImportColumnInput], {
    description:
      'The columns that are imported; the others are left out. One names the members. Visits need a time, passes a plan and their days.',
  })
  columns!: MemberImportColumnInput[];

  @Field(() => DateOrderType, {
    nullable: true,
    description: 'How numeric dates are read whose column does not tell; needed if no other column does.',
  })
  dateOrder?: DateOrder | null;

  @Field(() => [MemberImportPlanNameInput], {
    nullable: true,
    description: `What names of plans mean that the studio does not have, up to ${PLAN_NAMES_MAX}; without it, what was said before.`,
  })
  planNames?: MemberImportPlanNameInput[] | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Confirms that no column has last days of plans although one looks like it.',
  })
  isEndLeftOut!: boolean;
}

@InputType()
export class RunMemberImportInput {
  @Field(() => ID)
  id!: string;

  @Field(() => Int, { description: EXPECTED_VERSION })
  expectedVersion!: number;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether new members get a mail with which they confirm their address and choose a password; nothing for visits and passes.',
  })
  hasInvitations!: boolean;
}

@InputType()
export class CancelMemberImportInput {
  @Field(() => ID)
  id!: string;
}

@InputType()
export class UndoMemberImportInput {
  @Field(() => ID)
  id!: string;

  @Field(() => Int, { description: EXPECTED_VERSION })
  expectedVersion!: number;
}

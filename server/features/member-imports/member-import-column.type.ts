import { Field, Int, ObjectType } from 'type-graphql';
import type { DateOrder, ImportField } from '#common/member-imports/member-imports';
import { DateOrderType, MemberImportFieldType } from './member-import.enums';

@ObjectType({ description: 'A column of a file.' })
export class MemberImportColumn {
  @Field(() => Int, { description: 'Position in the file, from 0.' })
  position!: number;

  @Field(() => String, { description: 'Head of the column; may be empty.' })
  head!: string;

  @Field(() => [String], { description: 'Its cells in the first rows, shortened.' })
  samples!: string[];

  @Field(() => MemberImportFieldType, {
    nullable: true,
    description: 'What it contains, guessed by its head until it is chosen; null if it is left out.',
  })
  field!: ImportField | null;

  @Field(() => DateOrderType, {
    nullable: true,
    description: 'The order of its numeric dates; null if there are none, or if both are possible.',
  })
  dateOrder!: DateOrder | null;

  @Field(() => Boolean, {
    description: 'Whether it has numeric dates that can be read in both orders, and none that cannot.',
  })
  isDateOrderOpen!: boolean;
}

import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({
  description: 'What the lines of a file of members are. Those that were read are the sum of the others.',
})
export class MemberImportLines {
  @Field(() => Int, { description: 'Lines of the file.' })
  read!: number;

  @Field(() => Int, { description: 'The heads, and titles above them.' })
  above!: number;

  @Field(() => Int)
  rows!: number;

  @Field(() => Int, { description: 'Empty rows.' })
  blank!: number;

  @Field(() => Int, { description: 'Further lines of cells that have several.' })
  inCells!: number;
}

@ObjectType({ description: 'One of the first rows of a file of members.' })
export class MemberImportFirstRow {
  @Field(() => Int, { description: 'Number of the row in a spreadsheet, from 1.' })
  position!: number;

  @Field(() => [String], { description: 'Its first cells with a text, shortened.' })
  cells!: string[];
}

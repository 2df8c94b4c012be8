import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A receipt as a file.' })
export class ReceiptFile {
  @Field(() => String, { description: 'Such as BH-26-27-000123.pdf.' })
  name!: string;

  @Field(() => String)
  mediaType!: string;

  @Field(() => String)
  base64!: string;
}

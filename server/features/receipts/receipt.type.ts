import { Field, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A receipt, invoice or credit note as a PDF file.' })
export class ReceiptFile {
  @Field(() => String, { description: 'File name, for example BH-26-27-000123.pdf.' })
  name!: string;

  @Field(() => String)
  mediaType!: string;

  @Field(() => String)
  base64!: string;
}

import { ArgsType, Field, Int } from 'type-graphql';

@ArgsType()
export class ArticleRotationArgs {
  @Field(() => Int, {
    nullable: true,
    description: 'Number of the period, as in `ArticleRotation.period`; null for the current one.',
  })
  period?: number | null;
}

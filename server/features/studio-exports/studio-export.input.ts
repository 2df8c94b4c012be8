import { Field, ID, InputType } from 'type-graphql';
import { studioExportForm } from '#common/studio-exports/studio-export.form';
import { Validated } from '../../lib/validated';

@Validated(studioExportForm)
@InputType()
export class StartStudioExportInput {
  @Field(() => String, { description: 'Password of the current user.' })
  password!: string;
}

@InputType()
export class CreateStudioExportLinkInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Password of the current user; required in another session than the one that started the export.',
  })
  password?: string | null;
}

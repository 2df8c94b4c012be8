import { Field, ID, InputType } from 'type-graphql';
import { studioExportForm } from '#common/studio-exports/studio-export.form';
import { Validated } from '../../lib/validated';

@Validated(studioExportForm)
@InputType({ description: 'Input of `startStudioExport`.' })
export class StartStudioExportInput {
  @Field(() => String, { description: 'Password of the current user.' })
  password!: string;
}

@InputType({ description: 'Input of `createStudioExportLink`.' })
export class CreateStudioExportLinkInput {
  @Field(() => ID, { description: 'Id of the export.' })
  id!: string;
}

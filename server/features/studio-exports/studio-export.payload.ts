import { Field, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import { StudioExport } from './studio-export.entity';

@ObjectType()
export class StartStudioExportPayload extends MessagePayload {
  @Field(() => StudioExport)
  studioExport!: StudioExport;
}

@ObjectType()
export class CreateStudioExportLinkPayload {
  @Field(() => String, {
    description:
      'Absolute URL from which the file can be fetched once, within a minute; it needs no access token.',
  })
  url!: string;
}

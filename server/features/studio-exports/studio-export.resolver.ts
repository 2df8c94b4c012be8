import { Arg, Ctx, FieldResolver, Float, Mutation, Query, Resolver, Root } from 'type-graphql';
import { sendsNoMails } from '#common/sends-no-mails';
import { STUDIO_EXPORT_HOURS } from '#common/studio-exports/limits';
import { studioExportMessages } from '#common/studio-exports/messages';
import { Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { cost } from '../../graphql/query-cost';
import type { UserActor } from '../../lib/actor';
import { StudioExport } from './studio-export.entity';
import { CreateStudioExportLinkInput, StartStudioExportInput } from './studio-export.input';
import { CreateStudioExportLinkPayload, StartStudioExportPayload } from './studio-export.payload';

const OWNERS = 'For owners; as long as there is none, for admins.';

@Resolver(() => StudioExport)
export class StudioExportResolver {
  @Requires('studio:export')
  @Query(() => StudioExport, {
    nullable: true,
    description: `The last export of the studio; null if there has been none. ${OWNERS}`,
    complexity: cost({ statements: 2 }),
  })
  studioExport(@SignedIn() actor: UserActor, @Ctx() { services }: Context): Promise<StudioExport | null> {
    return services.studioExports.last(actor);
  }

  @Requires('studio:export')
  @Mutation(() => StartStudioExportPayload, {
    description: `Starts to write all data of the studio into a file, with health data, in place of an earlier file. Whoever started it gets a mail when it is ready, and can download it for ${STUDIO_EXPORT_HOURS} hours. ${OWNERS}`,
  })
  async startStudioExport(
    @Arg('input', () => StartStudioExportInput) { password }: StartStudioExportInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services, caller }: Context,
  ): Promise<StartStudioExportPayload> {
    const studioExport = await services.studioExports.start(actor, password, caller);
    const { started, startedHere } = studioExportMessages;
    return { message: sendsNoMails() ? startedHere : started, studioExport };
  }

  @Requires('studio:export')
  @Mutation(() => CreateStudioExportLinkPayload, {
    description: 'Makes an address for one download of a file that the current user has asked for.',
  })
  async createStudioExportLink(
    @Arg('input', () => CreateStudioExportLinkInput) input: CreateStudioExportLinkInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services, caller }: Context,
  ): Promise<CreateStudioExportLinkPayload> {
    return { url: await services.studioExports.linkTo(actor, input, caller) };
  }

  @FieldResolver(() => Boolean, { description: 'Whether the current user started it, and may download it.' })
  isOwn(@Root() { startedBy }: StudioExport, @SignedIn() actor: UserActor): boolean {
    return startedBy === actor.id;
  }

  @FieldResolver(() => Float, {
    nullable: true,
    description: 'Size of the file, in bytes; null until it is complete.',
  })
  sizeBytes(@Root() { sizeBytes }: StudioExport): number | null {
    return sizeBytes;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Why there is no file; null if it has not failed.',
  })
  explanation(@Root() { status, stopReason }: StudioExport): string | null {
    return status === 'failed' ? studioExportMessages.stopped[stopReason ?? 'server_error'] : null;
  }
}

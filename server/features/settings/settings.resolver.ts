import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { settingsMessages } from '#common/settings/messages';
import { ChangesContent, Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { cost } from '../../graphql/query-cost';
import type { UserActor } from '../../lib/actor';
import { UpdateOpeningHoursInput, UpdateStudioDetailsInput } from './settings.input';
import { UpdateOpeningHoursPayload, UpdateStudioDetailsPayload } from './settings.payload';
import { StudioSettingsType } from './settings.type';

const { saved: message } = settingsMessages;

@Resolver()
export class SettingsResolver {
  @Requires('settings:change')
  @Query(() => StudioSettingsType, {
    description: 'What the studio has set for itself.',
    complexity: cost({ statements: 1 }),
  })
  studioSettings(@Ctx() { services }: Context): Promise<StudioSettingsType> {
    return services.settings.read();
  }

  @Requires('settings:change')
  @ChangesContent()
  @Mutation(() => UpdateStudioDetailsPayload, {
    description:
      'Saves name, address and contacts of the studio, which pages, mails and receipts show at once.',
  })
  async updateStudioDetails(
    @Arg('input', () => UpdateStudioDetailsInput) input: UpdateStudioDetailsInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<UpdateStudioDetailsPayload> {
    return { message, studioSettings: await services.settings.save(actor, 'studio', input) };
  }

  @Requires('settings:change')
  @ChangesContent()
  @Mutation(() => UpdateOpeningHoursPayload, {
    description: 'Saves the opening hours, which pages and mails show at once.',
  })
  async updateOpeningHours(
    @Arg('input', () => UpdateOpeningHoursInput) input: UpdateOpeningHoursInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<UpdateOpeningHoursPayload> {
    return { message, studioSettings: await services.settings.save(actor, 'hours', input) };
  }
}

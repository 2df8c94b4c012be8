import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { lookMessages, settingsMessages } from '#common/settings/messages';
import { ChangesContent, Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { cost } from '../../graphql/query-cost';
import type { UserActor } from '../../lib/actor';
import { withPassword } from './with-password';
import { UpdateDeskRulesInput } from './desk.type';
import { UpdateStudioLookInput } from './look.type';
import { UpdateGatewaySettingsInput, UpdateMailSettingsInput } from './mail.type';
import { UpdateRegionSettingsInput } from './region.type';
import { UpdateOpeningHoursInput, UpdateStudioDetailsInput } from './settings.input';
import {
  UpdateDeskRulesPayload,
  UpdateGatewaySettingsPayload,
  UpdateMailSettingsPayload,
  UpdateOpeningHoursPayload,
  UpdateRegionSettingsPayload,
  UpdateStudioDetailsPayload,
  UpdateStudioLookPayload,
  UpdateStudioWordsPayload,
  UpdateTaxSettingsPayload,
} from './settings.payload';
import { SettingLock, StudioSettingsType } from './studio-settings.type';
import { UpdateTaxSettingsInput } from './taxes.type';
import { UpdateStudioWordsInput } from './words.type';

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
  @Query(() => [SettingLock], {
    description: 'Fields of the settings that environment variables set in place of the studio.',
  })
  settingLocks(@Ctx() { services }: Context): SettingLock[] {
    return services.settings.locks();
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
    const studioSettings = await services.settings.save(actor, 'studio', input);
    // The legal texts name the studio.
    await services.legalTexts.keepShownTexts();
    return { message, studioSettings };
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

  @Requires('settings:change')
  @ChangesContent()
  @Mutation(() => UpdateRegionSettingsPayload, {
    description:
      'Saves time zone, currency, and how dates and numbers are written, which all of the product follows at once.',
  })
  async updateRegionSettings(
    @Arg('input', () => UpdateRegionSettingsInput) input: UpdateRegionSettingsInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<UpdateRegionSettingsPayload> {
    return { message, studioSettings: await services.settings.save(actor, 'region', input) };
  }

  @Requires('settings:change')
  @ChangesContent()
  @Mutation(() => UpdateStudioLookPayload, {
    description:
      'Saves colour, logo and pictures of the site. Pages have the colour at once, and the rest once it is made.',
  })
  async updateStudioLook(
    @Arg('input', () => UpdateStudioLookInput) input: UpdateStudioLookInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<UpdateStudioLookPayload> {
    const studioSettings = await services.settings.save(actor, 'look', input);
    return { message: lookMessages.saved, studioSettings };
  }

  @Requires('settings:change')
  @ChangesContent()
  @Mutation(() => UpdateStudioWordsPayload, {
    description: 'Saves what pages say about the studio, which they do at once.',
  })
  async updateStudioWords(
    @Arg('input', () => UpdateStudioWordsInput) input: UpdateStudioWordsInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<UpdateStudioWordsPayload> {
    return { message, studioSettings: await services.settings.save(actor, 'words', input) };
  }

  @Requires('settings:change')
  @ChangesContent()
  @Mutation(() => UpdateTaxSettingsPayload, {
    description:
      'Saves tax and what receipts say. Orders keep the tax, and receipts the text, that they have.',
  })
  async updateTaxSettings(
    @Arg('input', () => UpdateTaxSettingsInput) input: UpdateTaxSettingsInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<UpdateTaxSettingsPayload> {
    return { message, studioSettings: await services.settings.save(actor, 'taxes', input) };
  }

  @Requires('settings:change')
  @ChangesContent()
  @Mutation(() => UpdateDeskRulesPayload, {
    description: 'Saves what the front desk may do, and when it is reminded.',
  })
  async updateDeskRules(
    @Arg('input', () => UpdateDeskRulesInput) input: UpdateDeskRulesInput,
    @SignedIn() actor: UserActor,
    @Ctx() context: Context,
  ): Promise<UpdateDeskRulesPayload> {
    const change = await withPassword(actor, input, context);
    return { message, studioSettings: await context.services.settings.save(actor, 'desk', change) };
  }

  @Requires('settings:change')
  @ChangesContent()
  @Mutation(() => UpdateMailSettingsPayload, {
    description: 'Saves who mails come from, and the mail server.',
  })
  async updateMailSettings(
    @Arg('input', () => UpdateMailSettingsInput) input: UpdateMailSettingsInput,
    @SignedIn() actor: UserActor,
    @Ctx() context: Context,
  ): Promise<UpdateMailSettingsPayload> {
    const change = await withPassword(actor, input, context);
    return { message, studioSettings: await context.services.settings.save(actor, 'mail', change) };
  }

  @Requires('settings:change')
  @ChangesContent()
  @Mutation(() => UpdateGatewaySettingsPayload, {
    description:
      'Saves the account at the payment gateway. Online payments begin once its secrets are set as well.',
  })
  async updateGatewaySettings(
    @Arg('input', () => UpdateGatewaySettingsInput) input: UpdateGatewaySettingsInput,
    @SignedIn() actor: UserActor,
    @Ctx() context: Context,
  ): Promise<UpdateGatewaySettingsPayload> {
    const change = await withPassword(actor, input, context);
    return { message, studioSettings: await context.services.settings.save(actor, 'gateway', change) };
  }
}

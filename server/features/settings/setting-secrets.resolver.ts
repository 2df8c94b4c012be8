import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { secretMessages } from '#common/settings/messages';
import { secretForm } from '#common/settings/secrets';
import { ChangesContent, Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { cost } from '../../graphql/query-cost';
import type { UserActor } from '../../lib/actor';
import { parseInput } from '../../lib/validated';
import { SetSettingSecretInput, SettingSecret } from './setting-secret.type';
import { SendTestMailPayload, SetSettingSecretPayload } from './settings.payload';

@Resolver()
export class SettingSecretsResolver {
  @Requires('settings:change')
  @Query(() => [SettingSecret], {
    description: 'When the secrets of the settings were set. Nothing returns their values.',
    complexity: cost({ statements: 1 }),
  })
  settingSecrets(@Ctx() { services }: Context): Promise<SettingSecret[]> {
    return services.settingSecrets.states();
  }

  @Requires('settings:change')
  @ChangesContent()
  @Mutation(() => SetSettingSecretPayload, {
    description:
      'Replaces or removes a secret. The former secret of a webhook stays valid for a day, for events that are sent again, unless it is removed first.',
  })
  async setSettingSecret(
    @Arg('input', () => SetSettingSecretInput) { name, value }: SetSettingSecretInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<SetSettingSecretPayload> {
    const given = value == null ? null : parseInput(secretForm(name), { value }).value;
    await services.settingSecrets.set(actor, name, given);
    await services.settings.load();
    const message = given === null ? secretMessages.removed : secretMessages.replaced;
    return { message, settingSecrets: await services.settingSecrets.states() };
  }

  @Requires('settings:change')
  @Mutation(() => SendTestMailPayload, {
    description: 'Sends the current user a mail at once, and says what the mail server answers.',
  })
  sendTestMail(@SignedIn() actor: UserActor, @Ctx() { services }: Context): Promise<SendTestMailPayload> {
    return services.mailTests.send(actor);
  }
}

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
import { withPassword } from './with-password';

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
    @Arg('input', () => SetSettingSecretInput) { name, value, password }: SetSettingSecretInput,
    @SignedIn() actor: UserActor,
    @Ctx() context: Context,
  ): Promise<SetSettingSecretPayload> {
    const given = value == null ? null : parseInput(secretForm(name), { value }).value;
    const { settings, settingSecrets } = context.services;
    await settingSecrets.set(actor, name, await withPassword(actor, { value: given, password }, context));
    await settings.load();
    const message = secretMessages[given === null ? 'removed' : 'replaced'];
    return { message, settingSecrets: await settingSecrets.states() };
  }

  @Requires('settings:change')
  @Mutation(() => SendTestMailPayload, {
    description: 'Sends the current user a mail at once, and says what the mail server answers.',
  })
  sendTestMail(@SignedIn() actor: UserActor, @Ctx() { services }: Context): Promise<SendTestMailPayload> {
    return services.mailTests.send(actor);
  }
}

import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { ConsentPurpose } from '#common/privacy/legal';
import { authMessages } from '#common/auth/messages';
import type { Context } from '../../graphql/context';
import { Message } from '../../graphql/message.type';
import { cost } from '../../graphql/query-cost';
import { SignedIn } from '../../graphql/signed-in';
import type { UserActor } from '../../lib/actor';
import { EXPORTED_TABLES_MAX } from './data-export.service';
import { ConsentPurposeType, ConsentView } from './privacy.type';

@Resolver()
export class PrivacyResolver {
  @Query(() => [ConsentView], {
    description: 'Consents of the current user, newest first.',
    complexity: cost({ rows: 'page' }),
  })
  myConsents(@SignedIn() actor: UserActor, @Ctx() { services }: Context) {
    return services.consents.list(actor);
  }

  @Query(() => GraphQLJSONObject, {
    description: 'Export of data stored about the current user, by table. Tables and columns may be added.',
    complexity: cost({ statements: EXPORTED_TABLES_MAX }),
  })
  myData(@SignedIn() actor: UserActor, @Ctx() { services }: Context) {
    return services.dataExport.of(actor);
  }

  @Mutation(() => Message, { description: 'Withdraws a consent and deletes the data that it covers.' })
  async withdrawConsent(
    @Arg('purpose', () => ConsentPurposeType) purpose: ConsentPurpose,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    await services.consents.withdraw(actor, purpose);
    return { message: authMessages.consentWithdrawn };
  }

  @Mutation(() => Message, {
    description: 'Deletes the account of the current user and the data that belongs to it.',
  })
  async deleteAccount(
    @Arg('password', () => String) password: string,
    @SignedIn() actor: UserActor,
    @Ctx() { services, caller }: Context,
  ) {
    await services.accountDeletion.remove(actor, password, caller);
    return { message: authMessages.accountDeleted };
  }
}

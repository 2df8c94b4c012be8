import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { ConsentPurpose } from '#common/legal';
import { messages } from '#common/messages';
import type { Context } from '../../graphql/context';
import { Message } from '../../graphql/message.type';
import { cost } from '../../graphql/query-cost';
import { SignedIn } from '../../graphql/signed-in';
import type { Viewer } from '../../lib/viewer';
import { EXPORTED_TABLES_MAX } from './member-tables';
import { ConsentPurposeType, ConsentView } from './privacy.type';

@Resolver()
export class PrivacyResolver {
  @Query(() => [ConsentView], {
    description: 'Consents of the current user, newest first.',
    complexity: cost({ rows: 'page' }),
  })
  myConsents(@SignedIn() viewer: Viewer, @Ctx() { services }: Context) {
    return services.consents.list(viewer);
  }

  @Query(() => GraphQLJSONObject, {
    description: 'Export of data stored about the current user, by table. Tables and columns may be added.',
    complexity: cost({ statements: EXPORTED_TABLES_MAX }),
  })
  myData(@SignedIn() viewer: Viewer, @Ctx() { services }: Context) {
    return services.accounts.dataOf(viewer);
  }

  @Mutation(() => Message, { description: 'Withdraws a consent and deletes the data that it covers.' })
  async withdrawConsent(
    @Arg('purpose', () => ConsentPurposeType) purpose: ConsentPurpose,
    @SignedIn() viewer: Viewer,
    @Ctx() { services }: Context,
  ) {
    await services.consents.withdraw(viewer, purpose);
    return { message: messages.consentWithdrawn };
  }

  @Mutation(() => Message, {
    description: 'Deletes the account of the current user and the data that belongs to it.',
  })
  async deleteAccount(
    @Arg('password', () => String) password: string,
    @SignedIn() viewer: Viewer,
    @Ctx() { services, caller }: Context,
  ) {
    await services.accounts.remove(viewer, password, caller);
    return { message: messages.accountDeleted };
  }
}

import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { LegalDocument } from '#common/legal/documents';
import { ChangesContent, PublicContent, Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { cost } from '../../graphql/query-cost';
import type { UserActor } from '../../lib/actor';
import { LegalDocumentType } from './legal-fields.type';
import { PublishLegalTextInput } from './legal-text.input';
import { PublishLegalTextPayload } from './legal-text.payload';
import { LegalTextType } from './legal-text.type';

@Resolver()
export class LegalTextResolver {
  @PublicContent()
  @Query(() => LegalTextType, {
    description: 'What the studio has written into one of the legal texts.',
    complexity: cost({ statements: 2 }),
  })
  legalText(
    @Arg('document', () => LegalDocumentType) document: LegalDocument,
    @Ctx() { services }: Context,
  ): Promise<LegalTextType> {
    return services.legalTexts.read(document);
  }

  @Requires('settings:change')
  @ChangesContent()
  @Mutation(() => PublishLegalTextPayload, {
    description:
      'Publishes what the studio writes into a legal text, as a version that stays. New consents refer to it.',
  })
  publishLegalText(
    @Arg('input', () => PublishLegalTextInput) input: PublishLegalTextInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<PublishLegalTextPayload> {
    return services.legalTexts.publish(actor, input);
  }
}

import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { messages } from '#common/messages';
import type { Context } from '../../graphql/context';
import { Public } from '../../graphql/public-operation';
import { cost } from '../../graphql/query-cost';
import { SignedIn, viewerIfAny } from '../../graphql/signed-in';
import { Unauthenticated } from '../../lib/errors';
import type { Viewer } from '../../lib/viewer';
import { DietDetails } from './diet-details.entity';
import { DietDetailsInput } from './diet.input';
import { SavedDietDetails } from './diet.type';

@Resolver()
export class DietResolver {
  @Query(() => DietDetails, {
    nullable: true,
    description: 'The diet details of the one who asks; null for who has saved none.',
  })
  myDietDetails(@SignedIn() viewer: Viewer, @Ctx() { services }: Context) {
    return services.diet.ofMember(viewer);
  }

  @Public()
  @Query(() => DietDetails, {
    description:
      'Diet details by the number that saving them gave; those of a member for that member and admins.',
    complexity: cost({ statements: 4 }),
  })
  async dietDetails(@Arg('id', () => ID) id: string, @Ctx() context: Context) {
    return context.services.diet.find(id, await viewerIfAny(context));
  }

  @Public()
  @Mutation(() => SavedDietDetails, { description: 'Keeps diet details of who asks, or of nobody.' })
  async saveDietDetails(
    @Arg('input', () => DietDetailsInput) input: DietDetailsInput,
    @Arg('isMine', () => Boolean, { defaultValue: false, description: 'Refuses strangers.' }) isMine: boolean,
    @Ctx() context: Context,
  ) {
    const viewer = await viewerIfAny(context);
    if (isMine && !viewer) throw new Unauthenticated();
    const userId = await context.services.diet.save(input, viewer, context.caller);
    return { userId, message: messages.dietDetailsSaved };
  }
}

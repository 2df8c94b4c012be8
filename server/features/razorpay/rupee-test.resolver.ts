import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { cost } from '../../graphql/query-cost';
import type { UserActor } from '../../lib/actor';
import { RupeeTest } from './rupee-test.entity';
import { ConfirmRupeeTestInput, StartRupeeTestInput } from './rupee-test.input';
import { ConfirmRupeeTestPayload, StartRupeeTestPayload } from './rupee-test.payload';

@Resolver()
export class RupeeTestResolver {
  @Requires('settings:change')
  @Query(() => RupeeTest, {
    nullable: true,
    description: 'How far a test of the payment gateway has come; null if there is none with this id.',
    complexity: cost({ statements: 1 }),
  })
  rupeeTest(@Arg('id', () => ID) id: string, @Ctx() { services }: Context): Promise<RupeeTest | null> {
    return services.rupeeTests.read(id);
  }

  @Requires('settings:change')
  @Mutation(() => StartRupeeTestPayload, {
    description:
      'Creates an order of one rupee at the payment gateway, to try it; once paid, it is refunded. Only owners may, once the studio has an owner.',
  })
  startRupeeTest(
    @Arg('input', () => StartRupeeTestInput) input: StartRupeeTestInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<StartRupeeTestPayload> {
    return services.rupeeTests.start(actor, input);
  }

  @Requires('settings:change')
  @Mutation(() => ConfirmRupeeTestPayload, {
    description:
      'Verifies the answer of the checkout form of a test of the payment gateway. Only owners may, once the studio has an owner.',
  })
  async confirmRupeeTest(
    @Arg('input', () => ConfirmRupeeTestInput) input: ConfirmRupeeTestInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<ConfirmRupeeTestPayload> {
    return { rupeeTest: await services.rupeeTests.confirm(actor, input) };
  }
}

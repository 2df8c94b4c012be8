import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { cost } from '../../graphql/query-cost';
import type { UserActor } from '../../lib/actor';
import { ListView } from './list-view.entity';
import { CreateListViewInput, DeleteListViewInput, UpdateListViewInput } from './list-view.input';
import { CreateListViewPayload, DeleteListViewPayload, UpdateListViewPayload } from './list-view.payload';
import { mayChange } from './list-view.service';

const SHARED_ONES = 'Changing shared ones also requires `members:share-views`.';

@Resolver()
export class ListViewResolver {
  @Requires('members:read-any')
  @Query(() => [ListView], {
    description: 'Saved views of the members list, own and shared ones, by name.',
    complexity: cost({ statements: 1, rows: 50 }),
  })
  listViews(@SignedIn() actor: UserActor, @Ctx() { services }: Context) {
    return services.listViews.visibleTo(actor);
  }

  @Requires('members:read-any')
  @Mutation(() => CreateListViewPayload, {
    description: 'Saves a view of the members list; up to 50 for each person.',
  })
  async createListView(
    @Arg('input', () => CreateListViewInput) input: CreateListViewInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<CreateListViewPayload> {
    return { listView: await services.listViews.add(actor, input) };
  }

  @Requires('members:read-any')
  @Mutation(() => UpdateListViewPayload, { description: `Changes a view. ${SHARED_ONES}` })
  async updateListView(
    @Arg('input', () => UpdateListViewInput) input: UpdateListViewInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<UpdateListViewPayload> {
    return { listView: await services.listViews.update(actor, input) };
  }

  @Requires('members:read-any')
  @Mutation(() => DeleteListViewPayload, { description: `Deletes a view. ${SHARED_ONES}` })
  async deleteListView(
    @Arg('input', () => DeleteListViewInput) { id }: DeleteListViewInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<DeleteListViewPayload> {
    return { deletedListViewId: await services.listViews.remove(actor, id) };
  }
}

@Resolver(() => ListView)
export class ListViewFields {
  @FieldResolver(() => Boolean, { description: 'Whether the current user may change and delete it.' })
  viewerCanUpdate(@Root() view: ListView, @SignedIn() actor: UserActor) {
    return mayChange(actor, view);
  }
}

import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Requires } from '../../graphql/access-decorators';
import { connectionType, toConnection } from '../../graphql/connection';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { batchedCost, cost } from '../../graphql/query-cost';
import type { UserActor } from '../../lib/actor';
import { User } from '../accounts/user.entity';
import { usersById } from '../accounts/user.loaders';
import { trainerNames } from '../trainers/trainer.loaders';
import { trainersIn } from './journal-texts.service';
import { TimelineEntry } from './timeline-entry.type';
import { timelineText, typedValuesIn } from './timeline-texts';
import { TimelineArgs } from './timeline.input';

const TimelineConnection = connectionType(TimelineEntry, 'TimelineEntry');

const TIMELINE =
  'What has happened with a member, newest first: of each kind only what the current user may read; nothing for an unknown id, nor for trainers of members not assigned to them.';

@Resolver(() => TimelineEntry)
export class TimelineResolver {
  @Requires('members:read-any', 'members:read-assigned')
  @Query(() => TimelineConnection, {
    description: TIMELINE,
    complexity: cost({ statements: 2, rows: 'page' }),
  })
  async memberTimeline(
    @Args(() => TimelineArgs) args: TimelineArgs,
    @SignedIn() reader: UserActor,
    @Ctx() { services, limits }: Context,
  ) {
    return toConnection(await services.timelines.page(reader, { ...args, sizeMax: limits.pageSize }));
  }

  @FieldResolver(() => String, {
    description:
      'What happened, in plain words, such as "Visit"; may contain newlines. For a note only that it is one.',
    complexity: batchedCost({ statements: 1 }),
  })
  async text(@Root() { row }: TimelineEntry, @Ctx() { services, load }: Context) {
    const values = typedValuesIn(row);
    const trainers = await trainerNames(values ? trainersIn(values) : [], load);
    return timelineText(row, (entry) => services.journalTexts.text(entry, trainers));
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Name, else e-mail address, of the `actor`.',
    complexity: batchedCost({ statements: 1 }),
  })
  async actorName(@Root() { row: { actorId } }: TimelineEntry, @Ctx() { load }: Context) {
    const actor = actorId === null ? null : await load(usersById, actorId);
    return actor ? (actor.name ?? actor.email) : null;
  }

  @FieldResolver(() => User, {
    nullable: true,
    description:
      'Who did it: null for the system, if it is not known, and once the account is deleted. For a visit or workout, who of the staff recorded it.',
    complexity: batchedCost({ statements: 1 }),
  })
  actor(@Root() { row: { actorId } }: TimelineEntry, @Ctx() { load }: Context) {
    return actorId === null ? null : load(usersById, actorId);
  }
}

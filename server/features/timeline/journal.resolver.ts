import { Args, Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { HEALTH_READINGS_DAYS } from '#common/journal/limits';
import { Requires } from '../../graphql/access-decorators';
import { PageArgs, connectionType, toConnection } from '../../graphql/connection';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { batchedCost, cost } from '../../graphql/query-cost';
import type { UserActor } from '../../lib/actor';
import { User } from '../accounts/user.entity';
import { usersById } from '../accounts/user.loaders';
import { Viewer } from '../accounts/viewer.type';
import { trainerNames } from '../trainers/trainer.loaders';
import { entryNameOf } from './entry-names';
import { HealthDataReading, HealthDataReadingConnection } from './health-data-reading.type';
import { JournalEntry } from '../journal/journal-entry.entity';
import { JournalEntryTypeType } from './journal.enums';
import { JournalListArgs } from './journal.input';
import { trainersIn } from './journal-texts.service';

const JournalEntryConnection = connectionType(JournalEntry, 'JournalEntry');

@Resolver()
export class JournalResolver {
  @Requires('journal:read')
  @Query(() => JournalEntryConnection, {
    description: 'What members, staff and the system did, newest first. Entries never change.',
    complexity: cost({ statements: 1, rows: 'page' }),
  })
  async journalEntries(
    @Args(() => JournalListArgs) { filter, ...page }: JournalListArgs,
    @Ctx() { services, limits }: Context,
  ) {
    return toConnection(await services.journalLists.entries(filter, { ...page, sizeMax: limits.pageSize }));
  }
}

@Resolver(() => JournalEntry)
export class JournalEntryFields {
  @FieldResolver(() => JournalEntryTypeType, {
    nullable: true,
    description: 'What it is about; null for an entry of another version of the product.',
  })
  type(@Root() entry: JournalEntry) {
    return entryNameOf(entry);
  }

  @FieldResolver(() => String, {
    description:
      'What happened, in plain words, such as "Order rejected: has moved away". Without details once the account of the member is deleted.',
    complexity: batchedCost({ statements: 1 }),
  })
  async text(@Root() entry: JournalEntry, @Ctx() { services, load }: Context) {
    return services.journalTexts.text(entry, await trainerNames(trainersIn(entry), load));
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'Who did it; null for the system, and once the account is deleted.',
    complexity: batchedCost({ statements: 1 }),
  })
  actor(@Root() { actorId }: JournalEntry, @Ctx() { load }: Context) {
    return actorId === null ? null : load(usersById, actorId);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'The member whom it is about; null once the account is deleted.',
    complexity: batchedCost({ statements: 1 }),
  })
  member(@Root() { memberId }: JournalEntry, @Ctx() { load }: Context) {
    return memberId === null ? null : load(usersById, memberId);
  }
}

@Resolver(() => Viewer)
export class ViewerHealthDataReadings {
  @FieldResolver(() => HealthDataReadingConnection, {
    description: `When others have read health data of the current user in the last ${HEALTH_READINGS_DAYS} days, newest first.`,
    complexity: cost({ statements: 1, rows: 'page' }),
  })
  async healthDataReadings(
    @SignedIn() actor: UserActor,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { services, limits }: Context,
  ) {
    const request = { ...page, sizeMax: limits.pageSize };
    return toConnection(await services.journalLists.healthDataReadings(actor, request));
  }
}

@Resolver(() => HealthDataReading)
export class HealthDataReadingFields {
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Name of the reader; null if the account has none or is deleted.',
    complexity: batchedCost({ statements: 1 }),
  })
  async readerName(@Root() { readerId }: HealthDataReading, @Ctx() { load }: Context) {
    return readerId === null ? null : (await load(usersById, readerId))?.name;
  }
}

import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { dayText } from '#common/day-text';
import { dayCloseMessages } from '#common/day-close/messages';
import { formatPaise } from '#common/money';
import { Requires } from '../../graphql/access-decorators';
import { toConnection, PageArgs } from '../../graphql/connection';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { cost, FILE_COST } from '../../graphql/query-cost';
import type { UserActor } from '../../lib/actor';
import { studioDate } from '../../lib/studio-date';
import { ExportPart } from '../exports/export-part.type';
import type { CashMovement } from './cash-movement.entity';
import { MoveCashInput } from './cash-movement.input';
import { ClosingExportArgs, ReopenDayInput } from './closed-days.input';
import { CloseDayInput, DayToCloseArgs } from './day-close.input';
import { CloseDayPayload, MoveCashPayload, ReopenDayPayload } from './day-close.payload';
import { closingTypeOf, DayClosingConnection, DayClosingType } from './day-closing.type';
import { movementOf } from './cash-movement.type';
import { DayToClose, dayToCloseOf } from './day-to-close.type';

const URL_DESCRIPTION =
  'Absolute URL of a CSV file of the closed days; up to 500 without `lists:export-unlimited`. Downloading it requires the access token, as `Authorization: Bearer <token>`, and is recorded in the journal.';

@Resolver()
export class DayCloseResolver {
  @Requires('days:close')
  @Query(() => DayToClose, {
    description: 'A day at the front desk with what the books expect of it.',
    complexity: cost({ statements: 7 }),
  })
  async dayToClose(
    @Args(() => DayToCloseArgs) args: DayToCloseArgs,
    @Ctx() { services }: Context,
  ): Promise<DayToClose> {
    return dayToCloseOf(await services.dayFigures.read(args));
  }

  @Requires('days:close')
  @Query(() => DayClosingConnection, {
    description: 'Closed days, newest first.',
    complexity: cost({ statements: 1, rows: 'page' }),
  })
  async dayClosings(@Args(() => PageArgs) page: PageArgs, @Ctx() { services, limits }: Context) {
    const closings = await services.closingLists.page({ ...page, sizeMax: limits.pageSize });
    return toConnection({ ...closings, rows: closings.rows.map(closingTypeOf) });
  }

  @Requires('days:close')
  @Query(() => DayClosingType, {
    nullable: true,
    description: 'A closed day; null if there is none with this id.',
    complexity: cost({ statements: 1 }),
  })
  async dayClosing(@Arg('id', () => ID) id: string, @Ctx() { services }: Context) {
    const closing = await services.closingLists.find(id);
    return closing && closingTypeOf(closing);
  }

  @Requires('days:close')
  @Query(() => String, { description: URL_DESCRIPTION })
  dayClosingExportUrl(@Ctx() { services }: Context): string {
    return services.closingLists.exportUrl();
  }

  @Requires('days:close')
  @Query(() => ExportPart, {
    description:
      'Part of the file at `dayClosingExportUrl`, for the REST API; other clients download it there.',
    complexity: FILE_COST,
  })
  dayClosingExport(
    @Args(() => ClosingExportArgs) { after }: ClosingExportArgs,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ) {
    return services.closingLists.part(actor, after);
  }

  @Requires('days:close')
  @Mutation(() => MoveCashPayload, {
    description: 'Books cash that is taken out of the drawer, or put into it.',
  })
  async moveCash(
    @Arg('input', () => MoveCashInput) input: MoveCashInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<MoveCashPayload> {
    const { movement, businessDay } = await services.cashMovements.move(actor, input);
    return { message: messageOf(movement, businessDay), movement: movementOf(movement), businessDay };
  }

  @Requires('days:close')
  @Mutation(() => CloseDayPayload, {
    description:
      'Closes a day with what was counted. Later bookings count for the next day, and the closing never changes.',
  })
  async closeDay(
    @Arg('input', () => CloseDayInput) input: CloseDayInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<CloseDayPayload> {
    const closing = await services.dayClosings.close(actor, input);
    return { message: dayCloseMessages.closed(dayText(closing.day)), closing: closingTypeOf(closing) };
  }

  @Requires('days:reopen')
  @Mutation(() => ReopenDayPayload, {
    description: 'Opens the last closed day again, so that it can be closed once more. Its closing is kept.',
  })
  async reopenDay(
    @Arg('input', () => ReopenDayInput) input: ReopenDayInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<ReopenDayPayload> {
    const closing = await services.dayClosings.reopen(actor, input);
    return { message: dayCloseMessages.reopened(dayText(closing.day)), closing: closingTypeOf(closing) };
  }
}

function messageOf({ amountPaise, madeAt }: CashMovement, businessDay: string): string {
  const { movedCash, countsForLater } = dayCloseMessages;
  const moved = movedCash(formatPaise(Math.abs(amountPaise)), amountPaise < 0);
  return businessDay > studioDate(madeAt) ? `${moved} ${countsForLater(dayText(businessDay))}` : moved;
}

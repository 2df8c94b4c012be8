import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { IMPORT_BYTES_MAX, IMPORT_ROWS_MAX, IMPORT_UNDO_DAYS } from '#common/member-imports/limits';
import { importMessages } from '#common/member-imports/messages';
import { Requires } from '../../graphql/access-decorators';
import { PageArgs, toConnection } from '../../graphql/connection';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { batchedCost, cost, FILE_COST } from '../../graphql/query-cost';
import type { UserActor } from '../../lib/actor';
import { ExportPart } from '../exports/export-part.type';
import { User } from '../accounts/user.entity';
import { usersById } from '../accounts/user.loaders';
import {
  CancelMemberImportInput,
  CheckMemberImportInput,
  CreateMemberImportInput,
  RunMemberImportInput,
  UndoMemberImportInput,
} from './member-import.input';
import { ChangeMemberImportHeadsInput } from './member-import-heads.input';
import { MemberImportRowArgs, SkippedRowsArgs } from './member-import-row.input';
import { importCounts, uninvitedCounts } from './member-import.loaders';
import {
  CancelMemberImportPayload,
  ChangeMemberImportHeadsPayload,
  CheckMemberImportPayload,
  CreateMemberImportPayload,
  RunMemberImportPayload,
  UndoMemberImportPayload,
} from './member-import.payload';
import { MemberImportConnection, MemberImportCounts, MemberImportRowConnection } from './member-import.type';
import { MemberImport } from './member-import.entity';

const CREATE = `Begins an import of members, visits or past passes from a CSV file of up to ${IMPORT_BYTES_MAX / 1024 / 1024} MB and ${IMPORT_ROWS_MAX} rows, in UTF-8, UTF-16 or Windows-1252, separated by commas, semicolons or tabs.`;

@Resolver()
export class MemberImportResolver {
  @Requires('members:import')
  @Query(() => MemberImport, { nullable: true, description: 'An import; null if there is none.' })
  memberImport(@Arg('id', () => ID) id: string, @Ctx() { services }: Context) {
    return services.memberImports.find(id);
  }

  @Requires('members:import')
  @Query(() => MemberImportConnection, {
    description: `Imports of the last ${IMPORT_UNDO_DAYS} days, newest first.`,
    complexity: cost({ statements: 1, rows: 'page' }),
  })
  async memberImports(@Args(() => PageArgs) page: PageArgs, @Ctx() { services, limits }: Context) {
    return toConnection(await services.memberImports.page({ ...page, sizeMax: limits.pageSize }));
  }

  @Requires('members:import')
  @Query(() => MemberImportRowConnection, {
    description: 'The rows of an import, in the order of the file.',
    complexity: cost({ statements: 1, rows: 'page' }),
  })
  async memberImportRows(
    @Args(() => MemberImportRowArgs) { importId, filter, ...page }: MemberImportRowArgs,
    @Ctx() { services, limits }: Context,
  ) {
    const request = { ...page, sizeMax: limits.pageSize };
    return toConnection(await services.memberImportRows.page(importId, filter, request));
  }

  @Requires('members:import')
  @Query(() => ExportPart, {
    description: 'Part of the file at `MemberImport.skippedRowsUrl`, for the REST API.',
    complexity: FILE_COST,
  })
  skippedRows(
    @Args(() => SkippedRowsArgs) { importId, after }: SkippedRowsArgs,
    @Ctx() { services }: Context,
  ) {
    return services.memberImportRows.skippedPart(importId, after);
  }

  @Requires('members:import')
  @Mutation(() => CreateMemberImportPayload, { description: CREATE })
  createMemberImport(
    @Arg('input', () => CreateMemberImportInput) { fileName }: CreateMemberImportInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<CreateMemberImportPayload> {
    return services.memberImports.create(actor, fileName);
  }

  @Requires('members:import')
  @Mutation(() => ChangeMemberImportHeadsPayload, {
    description:
      'Takes another row of the file for the heads, or other things for what the rows are, and guesses again what the columns contain.',
  })
  async changeMemberImportHeads(
    @Arg('input', () => ChangeMemberImportHeadsInput) input: ChangeMemberImportHeadsInput,
    @Ctx() { services }: Context,
  ): Promise<ChangeMemberImportHeadsPayload> {
    return { memberImport: await services.importUploads.changeHeads(input) };
  }

  @Requires('members:import')
  @Mutation(() => CheckMemberImportPayload, {
    description: 'Starts to find out what is to be done with each row. Changes nothing else.',
  })
  async checkMemberImport(
    @Arg('input', () => CheckMemberImportInput) input: CheckMemberImportInput,
    @Ctx() { services }: Context,
  ): Promise<CheckMemberImportPayload> {
    return { memberImport: await services.memberImports.requestCheck(input) };
  }

  @Requires('members:import')
  @Mutation(() => RunMemberImportPayload, {
    description: 'Starts to add and change what a checked file says.',
  })
  async runMemberImport(
    @Arg('input', () => RunMemberImportInput) input: RunMemberImportInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<RunMemberImportPayload> {
    return { memberImport: await services.memberImports.start(actor, input) };
  }

  @Requires('members:import')
  @Mutation(() => CancelMemberImportPayload, {
    description: 'Ends a running import. Rows that are imported stay, and can be undone.',
  })
  async cancelMemberImport(
    @Arg('input', () => CancelMemberImportInput) input: CancelMemberImportInput,
    @Ctx() { services }: Context,
  ): Promise<CancelMemberImportPayload> {
    return { memberImport: await services.memberImports.cancel(input) };
  }

  @Requires('members:import')
  @Mutation(() => UndoMemberImportPayload, {
    description: `Starts to undo an import, within ${IMPORT_UNDO_DAYS} days. What has been used or edited since stays as it is.`,
  })
  async undoMemberImport(
    @Arg('input', () => UndoMemberImportInput) input: UndoMemberImportInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<UndoMemberImportPayload> {
    return { memberImport: await services.memberImports.undo(actor, input) };
  }
}

@Resolver(() => MemberImport)
export class MemberImportFields {
  @FieldResolver(() => MemberImportCounts, {
    description: 'Numbers of its rows, by what is to be done with them, and what became of them.',
    complexity: batchedCost({ statements: 1 }),
  })
  counts(@Root() { id }: MemberImport, @Ctx() { load }: Context) {
    return load(importCounts, id);
  }

  @FieldResolver(() => Int, {
    description: 'Number of its new members who can be invited with `inviteImportedMembers`.',
    complexity: batchedCost({ statements: 1 }),
  })
  uninvitedCount(@Root() { id }: MemberImport, @Ctx() { load }: Context) {
    return load(uninvitedCounts, id);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description: 'Until when it can be undone; null if it cannot.',
  })
  undoEndsAt(@Root() memberImport: MemberImport, @Ctx() { services }: Context) {
    return services.memberImports.undoEndsAt(memberImport);
  }

  @FieldResolver(() => String, { nullable: true, description: 'Why it has failed; null if it has not.' })
  explanation(@Root() { status, stopReason }: MemberImport) {
    return status === 'failed' ? importMessages.stopped[stopReason ?? 'server_error'] : null;
  }

  @FieldResolver(() => String, {
    description:
      'Absolute URL of a CSV file with the rows that have mistakes, and why. Downloading it requires the access token.',
  })
  skippedRowsUrl(@Root() { id }: MemberImport, @Ctx() { services }: Context) {
    return services.memberImportRows.urlOf(id);
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'Who began it; null once the account is deleted.',
    complexity: batchedCost({ statements: 1 }),
  })
  creator(@Root() { createdBy }: MemberImport, @Ctx() { load }: Context) {
    return createdBy === null ? null : load(usersById, createdBy);
  }
}

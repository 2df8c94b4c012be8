import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { ROW_REASONS } from '#common/member-imports/member-imports';
import type { Context } from '../../graphql/context';
import { batchedCost } from '../../graphql/query-cost';
import { User } from '../accounts/user.entity';
import { usersById } from '../accounts/user.loaders';
import { MemberImportChange } from './member-import-change.type';
import { MemberImportProblem } from './member-import-problem.type';
import { MemberImportRow } from './member-import-row.entity';

@Resolver(() => MemberImportRow)
export class MemberImportRowFields {
  @FieldResolver(() => [MemberImportProblem], { description: 'Its mistakes; none for other rows.' })
  problems(@Root() { problems }: MemberImportRow) {
    return problems ?? [];
  }

  @FieldResolver(() => [MemberImportChange], {
    description: 'What it changes, or what it adds; none for rows with mistakes.',
  })
  changes(@Root() { changes }: MemberImportRow) {
    return changes ?? [];
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Why it was not imported, or not undone; null if it was.',
  })
  explanation(@Root() { reason }: MemberImportRow) {
    return reason && ROW_REASONS[reason];
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: 'The member whom it changes, has created or adds to; null if there is none, or no more.',
    complexity: batchedCost({ statements: 1 }),
  })
  member(@Root() { userId }: MemberImportRow, @Ctx() { load }: Context) {
    return userId === null ? null : load(usersById, userId);
  }
}

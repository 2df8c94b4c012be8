import { Field, ObjectType } from 'type-graphql';
import { BulkChangeReport } from './bulk-change.type';

@ObjectType()
abstract class BulkChangePayload {
  @Field(() => BulkChangeReport, {
    description: 'The change: finished, or still running if there are more than 100 members.',
  })
  bulkChange!: BulkChangeReport;
}

@ObjectType()
export class AssignTrainerToMembersPayload extends BulkChangePayload {}

@ObjectType()
export class GrantMembershipToMembersPayload extends BulkChangePayload {}

@ObjectType()
export class RetryBulkChangePayload extends BulkChangePayload {}

@ObjectType()
export class DismissBulkChangePayload extends BulkChangePayload {}

@ObjectType()
export class UndoBulkChangePayload extends BulkChangePayload {}

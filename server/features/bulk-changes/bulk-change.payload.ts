import { Field, ObjectType } from 'type-graphql';
import { BulkChangeReport } from './bulk-change.type';

@ObjectType()
abstract class BulkChangePayload {
  @Field(() => BulkChangeReport, {
    description: 'The change: finished, or still running if there are more than 100 members.',
  })
  bulkChange!: BulkChangeReport;
}

@ObjectType({ description: 'Payload of `assignTrainerToMembers`.' })
export class AssignTrainerToMembersPayload extends BulkChangePayload {}

@ObjectType({ description: 'Payload of `grantMembershipToMembers`.' })
export class GrantMembershipToMembersPayload extends BulkChangePayload {}

@ObjectType({ description: 'Payload of `retryBulkChange`.' })
export class RetryBulkChangePayload extends BulkChangePayload {}

@ObjectType({ description: 'Payload of `dismissBulkChange`.' })
export class DismissBulkChangePayload extends BulkChangePayload {}

@ObjectType({ description: 'Payload of `undoBulkChange`.' })
export class UndoBulkChangePayload extends BulkChangePayload {}

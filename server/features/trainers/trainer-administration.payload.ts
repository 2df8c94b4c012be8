import { Field, ID, Int, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import { ManagedTrainer } from './managed-trainer.type';

@ObjectType()
abstract class ManagedTrainersPayload extends MessagePayload {
  @Field(() => [ManagedTrainer], { description: 'All trainers after the change, in display order.' })
  managedTrainers!: ManagedTrainer[];
}

@ObjectType()
export class CreateTrainerPayload extends ManagedTrainersPayload {}

@ObjectType()
export class UpdateTrainerPayload extends ManagedTrainersPayload {}

@ObjectType()
export class ReorderTrainersPayload extends ManagedTrainersPayload {}

@ObjectType()
export class DeleteTrainerPayload extends MessagePayload {
  @Field(() => ID)
  deletedTrainerId!: string;

  @Field(() => Int, { description: 'How many members have another trainer now, or none.' })
  memberCount!: number;
}

import { Field, ObjectType } from 'type-graphql';
import { User } from '../accounts/user.entity';
import { Trainer } from './trainer.entity';

@ObjectType()
export class AssignTrainerPayload {
  @Field(() => User, { description: 'Member after the change.' })
  member!: User;

  @Field(() => Trainer, { nullable: true, description: 'Trainer of the member; null if there is none.' })
  trainer!: Trainer | null;

  @Field(() => Trainer, {
    nullable: true,
    description: 'Trainer before the change; null if there was none.',
  })
  previousTrainer!: Trainer | null;
}

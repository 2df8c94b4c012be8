import { Field, ID, InputType, Int } from 'type-graphql';
import { NAME_LENGTH_MAX } from '#common/accounts/limits';
import { SPECIALTY_LENGTH_MAX, TRAINER_AGE, TRAINER_DESCRIPTION_LENGTH_MAX } from '#common/trainers/limits';
import {
  newTrainerForm,
  trainerChangesForm,
  type NewTrainer,
  type TrainerChanges,
} from '#common/trainers/trainer.form';
import { Validated } from '../../lib/validated';
import { PortraitInput, TrainerAboutInput } from './trainer-parts.input';

const NAME = `Unique full name, up to ${NAME_LENGTH_MAX} characters.`;
const AGE = `Age in years, ${TRAINER_AGE.min} to ${TRAINER_AGE.max}.`;
const SPECIALTY = `Main field of work, up to ${SPECIALTY_LENGTH_MAX} characters.`;
const DESCRIPTION = `Summary in a few sentences, up to ${TRAINER_DESCRIPTION_LENGTH_MAX} characters.`;
const ABOUT = 'Biography, or specialisations with years of experience.';

@Validated(newTrainerForm)
@InputType()
export class CreateTrainerInput implements NewTrainer {
  @Field(() => String, { description: NAME })
  name!: string;

  @Field(() => Int, { nullable: true, description: AGE })
  age: number | null | undefined;

  @Field(() => String, { description: SPECIALTY })
  specialty!: string;

  @Field(() => String, { description: DESCRIPTION })
  description!: string;

  @Field(() => TrainerAboutInput, { description: ABOUT })
  about!: NewTrainer['about'];

  @Field(() => PortraitInput)
  portrait!: PortraitInput;
}

@Validated(trainerChangesForm)
@InputType({ description: 'Absent fields stay as they are.' })
export class UpdateTrainerInput implements TrainerChanges {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { nullable: true, description: NAME })
  name: string | undefined;

  @Field(() => Int, { nullable: true, description: `${AGE} Null removes it.` })
  age: number | null | undefined;

  @Field(() => String, { nullable: true, description: SPECIALTY })
  specialty: string | undefined;

  @Field(() => String, { nullable: true, description: DESCRIPTION })
  description: string | undefined;

  @Field(() => TrainerAboutInput, { nullable: true, description: ABOUT })
  about: TrainerChanges['about'];

  @Field(() => PortraitInput, { nullable: true })
  portrait: PortraitInput | undefined;

  @Field(() => Boolean, { nullable: true, description: 'Whether the site leaves the trainer out.' })
  isHidden: boolean | undefined;

  @Field(() => Int, {
    description:
      '`ManagedTrainer.version` on which the changes are based. If it is not the current one, nothing is changed: the mutation fails with the reason `STALE_VERSION`, and `extensions.current` names the fields that differ.',
  })
  expectedVersion!: number;
}

@InputType()
export class ReorderTrainersInput {
  @Field(() => [ID], { description: 'Ids of trainers in their new order; others follow them in theirs.' })
  trainerIds!: string[];
}

@InputType()
export class DeleteTrainerInput {
  @Field(() => ID)
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'Trainer who takes over the members; null leaves them without one. Must not be absent if there are any.',
  })
  successorId?: string | null;
}

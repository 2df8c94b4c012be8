import { ArgsType, Field } from 'type-graphql';
import type { Equipment, Muscle } from '#common/exercises';
import { exerciseFilterForm } from '#common/forms/exercise-filter';
import { Validated } from '../../lib/validated';
import { EquipmentType, MuscleType } from './exercise-enums';

@Validated(exerciseFilterForm)
@ArgsType()
export class ExerciseFilterArgs {
  @Field(() => String, {
    nullable: true,
    description: 'Words, each of which begins a word of a name, or of the label of muscle or equipment.',
  })
  search?: string | null;

  @Field(() => MuscleType, { nullable: true, description: 'Only what trains this most.' })
  muscle?: Muscle | null;

  @Field(() => EquipmentType, { nullable: true, description: 'Only what is done with this.' })
  equipment?: Equipment | null;
}

import { Field, InputType } from 'type-graphql';
import type { Equipment, Muscle } from '#common/exercises/exercises';
import { exerciseFilterForm } from '#common/exercises/exercise-filter.form';
import { Validated } from '../../lib/validated';
import { EquipmentType, MuscleType } from './exercise.enums';

@Validated(exerciseFilterForm)
@InputType({ description: 'Conditions for exercises, which all have to hold.' })
export class ExerciseFilter {
  @Field(() => String, {
    nullable: true,
    description:
      'Words to search for. Each has to be a prefix of a word in a name, an alias, or the label of muscle or equipment.',
  })
  search?: string | null;

  @Field(() => MuscleType, { nullable: true, description: 'Only exercises that mainly train this muscle.' })
  muscle?: Muscle | null;

  @Field(() => EquipmentType, { nullable: true, description: 'Only exercises with this equipment.' })
  equipment?: Equipment | null;
}

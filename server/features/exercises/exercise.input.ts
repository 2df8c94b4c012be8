import { Field, InputType } from 'type-graphql';
import type { Equipment, Muscle } from '#common/exercises/exercises';
import { EXERCISE_SEARCH_LENGTH_MAX } from '#common/exercises/limits';
import { exerciseFilterForm } from '#common/exercises/exercise-filter.form';
import { Validated } from '../../lib/validated';
import { EquipmentType, MuscleType } from './exercise.enums';

@Validated(exerciseFilterForm)
@InputType({ description: 'Filter options for exercises. All that are not null have to match.' })
export class ExerciseFilter {
  @Field(() => String, {
    nullable: true,
    description: `Words to search for, up to ${EXERCISE_SEARCH_LENGTH_MAX} characters. Each has to begin a word of the name, an alias, the muscle or the equipment.`,
  })
  search?: string | null;

  @Field(() => MuscleType, { nullable: true, description: 'Main training target.' })
  muscle?: Muscle | null;

  @Field(() => EquipmentType, { nullable: true, description: 'Main equipment.' })
  equipment?: Equipment | null;
}

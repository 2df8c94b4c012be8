import { Field, ID, ObjectType } from 'type-graphql';
import type {
  Equipment,
  ExerciseKind,
  Level,
  Limitation,
  Measure,
  Muscle,
  RequiredItem,
  Pattern,
  Sides,
} from '#common/exercises/exercises';
import { pathOf } from '../../graphql/descriptions';
import { LONG_TEXT_COST } from '../../graphql/query-cost';
import {
  EquipmentType,
  ExerciseKindType,
  LevelType,
  LimitationType,
  MeasureType,
  MuscleType,
  NeedType,
  PatternType,
  SidesType,
} from './exercise.enums';

const complexity = LONG_TEXT_COST;

@ObjectType({ description: 'A video or picture of an exercise.' })
export class ExerciseDemonstration {
  @Field(() => String, {
    nullable: true,
    description: `${pathOf('a short looping video without sound')} Null if there is only a picture.`,
  })
  videoUrl!: string | null;

  @Field(() => String, { description: pathOf('the picture, 640 by 480 pixels') })
  posterUrl!: string;

  @Field(() => String, { description: pathOf('the thumbnail, 320 by 240 pixels') })
  thumbnailUrl!: string;

  @Field(() => String, { description: 'Text alternative for the video or picture.' })
  description!: string;
}

@ObjectType({ description: 'An exercise of the library, with instructions.' })
export class Exercise {
  @Field(() => ID, {
    description: 'Unique identifier for URLs: the name in lower case with hyphens, such as `push-up`.',
  })
  id!: string;

  @Field(() => String, { description: 'Common name.' })
  name!: string;

  @Field(() => [String], { description: 'Other names, which are found by searches.' })
  aliases!: string[];

  @Field(() => MuscleType, { description: 'Main training target.' })
  muscle!: Muscle;

  @Field(() => [MuscleType], { description: 'Other training targets.' })
  secondary!: Muscle[];

  @Field(() => EquipmentType, { description: 'Main equipment.' })
  equipment!: Equipment;

  @Field(() => [NeedType], { description: 'All required items.' })
  needs!: RequiredItem[];

  @Field(() => PatternType, { description: 'Kind of movement.' })
  pattern!: Pattern;

  @Field(() => ExerciseKindType, { description: 'Kind of training.' })
  kind!: ExerciseKind;

  @Field(() => LevelType, { description: 'Required experience.' })
  level!: Level;

  @Field(() => MeasureType, { description: 'Unit in which a set is counted.' })
  measure!: Measure;

  @Field(() => SidesType, { description: 'Way in which the left and right sides are trained.' })
  sides!: Sides;

  @Field(() => [String], { description: 'Step-by-step instructions.', complexity })
  steps!: string[];

  @Field(() => [String], { description: 'Common mistakes and how to correct them.', complexity })
  mistakes!: string[];

  @Field(() => String, { description: 'Instructions for breathing.' })
  breathing!: string;

  @Field(() => Exercise, { nullable: true, description: 'Easier variant; null if there is none.' })
  easier!: Exercise | null;

  @Field(() => Exercise, { nullable: true, description: 'Harder variant; null if there is none.' })
  harder!: Exercise | null;

  @Field(() => [LimitationType], {
    description: 'Physical limitations with which the exercise should be avoided.',
  })
  avoid!: Limitation[];

  @Field(() => String, { description: 'Advice on who should be careful, and what to do instead.' })
  caution!: string;

  @Field(() => ExerciseDemonstration, {
    nullable: true,
    description: 'Video or picture; null if there is none.',
  })
  demonstration!: ExerciseDemonstration | null;
}

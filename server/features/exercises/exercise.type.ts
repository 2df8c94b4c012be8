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

@ObjectType({ description: 'Video or picture of an exercise.' })
export class ExerciseDemonstration {
  @Field(() => String, {
    nullable: true,
    description: 'Path of a short looping video without sound; null if there is only a picture.',
  })
  videoUrl!: string | null;

  @Field(() => String, { description: 'Path of the poster picture, 640 by 480 pixels.' })
  posterUrl!: string;

  @Field(() => String, { description: 'Path of the thumbnail, 320 by 240 pixels.' })
  thumbnailUrl!: string;

  @Field(() => String, { description: 'Text alternative for the video or picture.' })
  description!: string;
}

@ObjectType({ description: 'An exercise of the library, with instructions.' })
export class Exercise {
  @Field(() => ID, { description: 'Name in lower case with hyphens, as used in URLs.' })
  id!: string;

  @Field(() => String, { description: 'Common name.' })
  name!: string;

  @Field(() => [String], { description: 'Alternative names, included in searches.' })
  aliases!: string[];

  @Field(() => MuscleType, { description: 'Main target.' })
  muscle!: Muscle;

  @Field(() => [MuscleType], { description: 'Secondary targets.' })
  secondary!: Muscle[];

  @Field(() => EquipmentType, { description: 'Equipment category.' })
  equipment!: Equipment;

  @Field(() => [NeedType], { description: 'All required items.' })
  needs!: RequiredItem[];

  @Field(() => PatternType, { description: 'Movement pattern.' })
  pattern!: Pattern;

  @Field(() => ExerciseKindType, { description: 'Type of exercise.' })
  kind!: ExerciseKind;

  @Field(() => LevelType, { description: 'Required experience.' })
  level!: Level;

  @Field(() => MeasureType, { description: 'Unit in which a set is counted.' })
  measure!: Measure;

  @Field(() => SidesType, { description: 'How the left and right sides are trained.' })
  sides!: Sides;

  @Field(() => [String], { description: 'Step-by-step instructions.' })
  steps!: string[];

  @Field(() => [String], { description: 'Common mistakes and how to correct them.' })
  mistakes!: string[];

  @Field(() => String, { description: 'When to breathe in and out.' })
  breathing!: string;

  @Field(() => Exercise, { nullable: true, description: 'Easier variant, if there is one.' })
  easier!: Exercise | null;

  @Field(() => Exercise, { nullable: true, description: 'Harder variant, if there is one.' })
  harder!: Exercise | null;

  @Field(() => [LimitationType], { description: 'Limitations with which to avoid the exercise.' })
  avoid!: Limitation[];

  @Field(() => String, { description: 'Who should be careful, and what to do instead.' })
  caution!: string;

  @Field(() => ExerciseDemonstration, {
    nullable: true,
    description: 'Demonstration; null if there is none yet.',
  })
  demonstration!: ExerciseDemonstration | null;
}

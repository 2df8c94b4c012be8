import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { BMI_STATUSES, type BmiStatus } from '#common/measurements/bmi';
import { FITNESS_LEVELS, GENDERS, type FitnessLevel, type Gender } from '#common/diet/energy-need';
import { OPAQUE_ID } from '../../graphql/descriptions';
import { EnumColumn } from '../../database/enum-column';
import { User } from '../accounts/user.entity';
import { DIET_GOAL, FITNESS_LEVEL, FOOD_PREFERENCES, GENDER, LIMITATIONS } from './diet-descriptions';
import { BmiStatusType, FitnessLevelType, GenderType } from './diet.enums';

/** At most one record per member, and any number of anonymous records, which have no member. */
@ObjectType({
  description: 'Diet details of a user or of an anonymous visitor. Values that were not given are null.',
})
@Entity('diet_details')
@Unique('diet_details_of_one_user', ['userId'])
@Index('diet_details_of_nobody', ['updatedAt'], { where: 'user_id is null' })
@Check('diet_details_bmi_has_a_status', 'bmi is null or bmi_status is not null')
export class DietDetails {
  /** For an anonymous record, knowing the id is the only requirement for reading it. */
  @Field(() => ID, { description: `${OPAQUE_ID} Whoever knows that of anonymous details can read them.` })
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'diet_details_pkey' })
  id!: string;

  /** Null for an anonymous record. */
  @Column({ type: 'uuid', name: 'user_id', nullable: true })
  userId!: string | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'diet_details_user' })
  user!: Relation<User> | null;

  @Field(() => Int, { nullable: true, description: 'Age in years.' })
  @Column({ type: 'smallint', nullable: true })
  age!: number | null;

  @Field(() => GenderType, { nullable: true, description: GENDER })
  @EnumColumn('diet_details_gender_is_known', GENDERS, { nullable: true })
  gender!: Gender | null;

  @Field(() => Float, { nullable: true, description: 'Body mass index in kg/m², to one decimal.' })
  @Column({ type: 'double precision', nullable: true })
  bmi!: number | null;

  @Field(() => BmiStatusType, {
    nullable: true,
    description: 'Category of the body mass index; derived from `bmi` if that is known.',
  })
  @EnumColumn('diet_details_bmi_status_is_known', BMI_STATUSES, { name: 'bmi_status', nullable: true })
  bmiStatus!: BmiStatus | null;

  @Field(() => String, { nullable: true, description: DIET_GOAL })
  @Column({ type: 'varchar', length: 500, name: 'diet_goal', nullable: true })
  dietGoal!: string | null;

  @Field(() => String, { nullable: true, description: FOOD_PREFERENCES })
  @Column({ type: 'varchar', length: 500, name: 'food_preferences', nullable: true })
  foodPreferences!: string | null;

  @Field(() => FitnessLevelType, { nullable: true, description: FITNESS_LEVEL })
  @EnumColumn('diet_details_fitness_level_is_known', FITNESS_LEVELS, {
    name: 'fitness_level',
    nullable: true,
  })
  fitnessLevel!: FitnessLevel | null;

  @Field(() => String, { nullable: true, description: LIMITATIONS })
  @Column({ type: 'varchar', length: 500, nullable: true })
  limitations!: string | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;

  @Field(() => Date, { description: 'Time of the last save.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'updated_at' })
  updatedAt!: Date;
}

import { Field, ID, Int, ObjectType } from 'type-graphql';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToOne,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { NAME_LENGTH_MAX } from '#common/accounts/limits';
import { SPECIALTY_LENGTH_MAX, TRAINER_DESCRIPTION_LENGTH_MAX } from '#common/trainers/limits';
import { pathOf, OPAQUE_ID } from '../../graphql/descriptions';
import { LONG_TEXT_COST } from '../../graphql/query-cost';
import { User } from '../accounts/user.entity';
import { MediaPicture } from '../media/media-picture.entity';

@ObjectType({ description: 'A trainer of the studio.', simpleResolvers: true })
@Entity('trainers')
@Unique('trainers_slug_unique', ['slug'])
@Unique('trainers_user_unique', ['userId'])
@Index('trainers_by_picture', ['pictureId'])
@Check('trainers_slug_fits_an_address', `slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)
@Check('trainers_age_is_of_an_adult', 'age between 18 and 99')
@Check('trainers_experience_fits_the_age', 'years_of_experience between 0 and age')
@Check(
  'trainers_bio_or_specialisations',
  '(bio is null) = (cardinality(specialisations) > 0) and (bio is null) = (years_of_experience is not null)',
)
export class Trainer {
  @Field(() => ID, { description: OPAQUE_ID })
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'trainers_pkey' })
  id!: string;

  /** Sort position, ascending. */
  @Column({ type: 'smallint' })
  position!: number;

  @Field(() => String, { description: 'Unique name for URLs: lower-case letters, digits and hyphens.' })
  @Column({ type: 'varchar', length: 80 })
  slug!: string;

  @Field(() => String, { description: 'Full name.' })
  @Column({ type: 'varchar', length: NAME_LENGTH_MAX })
  name!: string;

  @Field(() => Int, { nullable: true, description: 'Age in years; null if it is not given.' })
  @Column({ type: 'smallint', nullable: true })
  age!: number | null;

  @Field(() => String, { description: 'Main field of work, such as "Strength".' })
  @Column({ type: 'varchar', length: SPECIALTY_LENGTH_MAX })
  specialty!: string;

  @Field(() => String, { description: 'Summary in a few sentences.' })
  @Column({ type: 'varchar', length: TRAINER_DESCRIPTION_LENGTH_MAX })
  description!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Biography: paragraphs separated by newlines. Null if there are specialisations instead.',
    complexity: LONG_TEXT_COST,
  })
  @Column({ type: 'text', nullable: true })
  bio!: string | null;

  @Field(() => [String], { description: 'Fields of expertise; empty if there is a biography instead.' })
  @Column({ type: 'text', array: true })
  specialisations!: string[];

  @Field(() => Int, {
    nullable: true,
    description: 'Years of experience; null if there is a biography instead.',
  })
  @Column({ type: 'smallint', name: 'years_of_experience', nullable: true })
  yearsOfExperience!: number | null;

  @Field(() => String, { description: pathOf('the portrait (3:4)') })
  @Column({ type: 'varchar', length: 300, name: 'portrait_url' })
  portraitUrl!: string;

  /** Whether the site leaves the trainer out; members can still have this trainer. */
  @Column({ type: 'boolean', name: 'is_hidden', default: false })
  isHidden!: boolean;

  /** Whether the trainer came with the product and has not been changed. */
  @Column({ type: 'boolean', name: 'is_demonstration', default: false })
  isDemonstration!: boolean;

  /** Whether the sizes of the first portrait have been made. */
  @Column({ type: 'boolean', name: 'is_ready', default: true })
  isReady!: boolean;

  /** The portrait, or the one that follows once its sizes have been made; null for one that came with the product. */
  @Column({ type: 'uuid', name: 'picture_id', nullable: true })
  pictureId!: string | null;

  @ManyToOne(() => MediaPicture, { nullable: true })
  @JoinColumn({ name: 'picture_id', foreignKeyConstraintName: 'trainers_picture' })
  picture!: Relation<MediaPicture> | null;

  /** Increases with every change by staff. */
  @Column({ type: 'integer', default: 1 })
  version!: number;

  /** The account of the trainer; null for a trainer who does not log in as one. */
  @Column({ type: 'uuid', name: 'user_id', nullable: true })
  userId!: string | null;

  @OneToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'trainers_user' })
  user!: Relation<User> | null;
}

import { Field, ID, Int, ObjectType } from 'type-graphql';
import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { REASON_LENGTH_MAX } from '#common/limits';
import { NAME_LENGTH_MAX } from '#common/members/limits';
import { RATING, REVIEW_ANSWER_LENGTH_MAX, REVIEW_COMMENT_LENGTH_MAX } from '#common/reviews/limits';
import type { ReviewStatus } from '#common/reviews/reviews';
import { User } from '../members/user.entity';

@ObjectType({ description: 'A member’s public review of the studio.' })
@Entity('reviews')
@Index('reviews_newest', ['createdAt', 'id'])
@Index('reviews_newest_by_rating', ['rating', 'createdAt', 'id'])
@Index('reviews_by_user', ['userId'])
@Index('reviews_by_hider', ['hiddenBy'], { where: 'hidden_by is not null' })
@Index('reviews_by_answerer', ['answeredBy'], { where: 'answered_by is not null' })
@Index('reviews_hidden', ['hiddenAt', 'id'], { where: 'hidden_at is not null' })
@Check('reviews_hidden_says_why', '(hidden_at is null) = (hidden_reason is null)')
@Check('reviews_answer_has_a_moment', '(answer is null) = (answered_at is null)')
@Check('reviews_rating_is_of_five', `rating between ${RATING.min} and ${RATING.max}`)
export class Review {
  @Field(() => ID)
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'reviews_pkey' })
  id!: string;

  @Field(() => ID, { description: 'Id of the author.' })
  @Column({ type: 'uuid', name: 'user_id' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'reviews_user' })
  user!: Relation<User>;

  @Field(() => String, { description: 'Name shown with the review, as entered by the author.' })
  @Column({ type: 'varchar', length: NAME_LENGTH_MAX })
  name!: string;

  @Field(() => String)
  @Column({ type: 'varchar', length: REVIEW_COMMENT_LENGTH_MAX })
  comment!: string;

  @Field(() => Int, { description: 'Stars, 1 to 5.' })
  @Column({ type: 'smallint' })
  rating!: number;

  @Field(() => Date)
  @Column({ type: 'timestamptz', precision: 3, name: 'created_at', default: () => 'now()' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'Time of the author’s last change.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'updated_at', nullable: true })
  updatedAt!: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Time at which it was hidden; null if it is visible to everyone.',
  })
  @Column({ type: 'timestamptz', precision: 3, name: 'hidden_at', nullable: true })
  hiddenAt!: Date | null;

  get status(): ReviewStatus {
    return this.hiddenAt ? 'hidden' : 'visible';
  }

  @Field(() => String, { nullable: true, description: 'Reason for hiding it.' })
  @Column({ type: 'varchar', length: REASON_LENGTH_MAX, name: 'hidden_reason', nullable: true })
  hiddenReason!: string | null;

  /** Also null once the admin's account has been deleted; so is `answeredBy`. */
  @Column({ type: 'uuid', name: 'hidden_by', nullable: true })
  hiddenBy!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'hidden_by', foreignKeyConstraintName: 'reviews_hidden_by' })
  hider!: Relation<User> | null;

  @Field(() => String, { nullable: true, description: 'Public reply of the studio.' })
  @Column({ type: 'varchar', length: REVIEW_ANSWER_LENGTH_MAX, nullable: true })
  answer!: string | null;

  @Field(() => Date, { nullable: true })
  @Column({ type: 'timestamptz', precision: 3, name: 'answered_at', nullable: true })
  answeredAt!: Date | null;

  @Column({ type: 'uuid', name: 'answered_by', nullable: true })
  answeredBy!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'answered_by', foreignKeyConstraintName: 'reviews_answered_by' })
  answerer!: Relation<User> | null;
}

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
import { NAME_LENGTH_MAX, RATING, REVIEW_COMMENT_LENGTH_MAX } from '#common/limits';
import { User } from '../members/user.entity';

@ObjectType({ description: 'What a member thinks of the studio, for everybody to read.' })
@Entity('reviews')
@Index('reviews_newest', ['createdAt', 'id'])
@Index('reviews_newest_by_rating', ['rating', 'createdAt', 'id'])
@Index('reviews_by_user', ['userId'])
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

  @Field(() => String, { description: 'As the author signed it.' })
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
}

import { Field, ID, Int, ObjectType } from 'type-graphql';
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
import { NOTE_LENGTH_MAX } from '#common/timeline/limits';
import { OPAQUE_ID } from '../../graphql/descriptions';
import { User } from '../accounts/user.entity';

@ObjectType({
  description: 'A note of staff about a member, who can read it in the export of their data.',
})
@Entity('member_notes')
@Unique('member_notes_request_key_unique', ['authorId', 'requestKey'])
@Index('member_notes_newest_of_user', ['userId', 'createdAt', 'id'])
@Check('member_notes_say_something', "text <> ''")
export class MemberNote {
  @Field(() => ID, { description: OPAQUE_ID })
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'member_notes_pkey' })
  id!: string;

  @Column({ type: 'uuid', name: 'user_id' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'member_notes_user' })
  user!: Relation<User>;

  /** Null once that account has been deleted. */
  @Column({ type: 'uuid', name: 'author_id', nullable: true })
  authorId!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'author_id', foreignKeyConstraintName: 'member_notes_author' })
  author!: Relation<User> | null;

  @Field(() => String, { description: 'What was written; may contain newlines.' })
  @Column({ type: 'varchar', length: NOTE_LENGTH_MAX })
  text!: string;

  @Field(() => Int, { description: 'Version of the text, for `expectedVersion`.' })
  @Column({ type: 'integer', default: 1 })
  version!: number;

  @Field(() => Date, { description: 'Time at which it was written.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'Time of the last change; null if there was none.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'edited_at', nullable: true })
  editedAt!: Date | null;

  @Column({ type: 'varchar', length: 64, name: 'request_key' })
  requestKey!: string;
}

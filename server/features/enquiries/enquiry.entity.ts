import { Field, ID, ObjectType } from 'type-graphql';
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
import { EMAIL_LENGTH_MAX } from '#common/auth/limits';
import { ENQUIRY_MESSAGE_LENGTH_MAX, ENQUIRY_NOTE_LENGTH_MAX } from '#common/enquiries/limits';
import { NAME_LENGTH_MAX } from '#common/accounts/limits';
import { OPAQUE_ID } from '../../graphql/descriptions';
import { User } from '../accounts/user.entity';

@ObjectType({ description: 'A question to the studio, by a member or anybody else.' })
@Entity('enquiries')
@Index('enquiries_newest', ['createdAt', 'id'])
@Index('enquiries_open', ['createdAt', 'id'], { where: 'answered_at is null' })
@Index('enquiries_by_user', ['userId'], { where: 'user_id is not null' })
@Index('enquiries_by_answerer', ['answeredBy'], { where: 'answered_by is not null' })
@Index('enquiries_search', ['searchText'], { type: 'gin' })
@Check('enquiries_notes_are_of_answers', 'note is null or answered_at is not null')
export class Enquiry {
  @Field(() => ID, { description: OPAQUE_ID })
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'enquiries_pkey' })
  id!: string;

  /** The member who was logged in; null for anybody else. */
  @Column({ type: 'uuid', name: 'user_id', nullable: true })
  userId!: string | null;

  @ManyToOne(() => User, { onDelete: 'CASCADE', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'enquiries_user' })
  user!: Relation<User> | null;

  @Field(() => String, { description: 'Name, as it was typed.' })
  @Column({ type: 'varchar', length: NAME_LENGTH_MAX })
  name!: string;

  @Field(() => String, { description: 'Phone number in E.164, or e-mail address. Neither is verified.' })
  @Column({ type: 'varchar', length: EMAIL_LENGTH_MAX })
  contact!: string;

  @Field(() => String, { description: 'The question: plain text, which may contain newlines.' })
  @Column({ type: 'varchar', length: ENQUIRY_MESSAGE_LENGTH_MAX })
  message!: string;

  /** Version of the privacy notice that was agreed to. */
  @Column({ type: 'text', name: 'notice_version' })
  noticeVersion!: string;

  @Field(() => Date, { description: 'Time at which it was asked.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: 'Time of the answer; null while it is open.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'answered_at', nullable: true })
  answeredAt!: Date | null;

  /** Also null once that account has been deleted. */
  @Column({ type: 'uuid', name: 'answered_by', nullable: true })
  answeredBy!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'answered_by', foreignKeyConstraintName: 'enquiries_answerer' })
  answerer!: Relation<User> | null;

  @Field(() => String, { nullable: true, description: 'What staff have noted; null if nothing.' })
  @Column({ type: 'varchar', length: ENQUIRY_NOTE_LENGTH_MAX, nullable: true })
  note!: string | null;

  /** The searchable text, folded like the texts of members. A trigger writes it. */
  @Column({
    type: 'text',
    name: 'search_text',
    nullable: true,
    select: false,
    insert: false,
    update: false,
  })
  searchText?: string | null;
}

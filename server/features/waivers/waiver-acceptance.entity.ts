import { Field, ID, Int, ObjectType } from 'type-graphql';
import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { NAME_LENGTH_MAX } from '#common/accounts/limits';
import { WAIVER_WAYS, type WaiverWay } from '#common/waivers/ways';
import { EnumColumn } from '../../database/enum-column';
import { OPAQUE_ID } from '../../graphql/descriptions';
import { User } from '../accounts/user.entity';
import { Waiver } from './waiver.entity';
import { WaiverWayType } from './waiver.enums';

@ObjectType({ description: 'That a member has accepted a version of the waiver.' })
@Entity('waiver_acceptances')
@Unique('waiver_acceptances_once', ['userId', 'version'])
@Index('waiver_acceptances_by_version', ['version'])
@Index('waiver_acceptances_by_staff', ['recordedBy'])
export class WaiverAcceptance {
  @Field(() => ID, { description: OPAQUE_ID })
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'waiver_acceptances_pkey' })
  id!: string;

  @Field(() => Int, { description: 'The accepted version.' })
  @Column({ type: 'integer' })
  version!: number;

  @ManyToOne(() => Waiver)
  @JoinColumn({
    name: 'version',
    referencedColumnName: 'version',
    foreignKeyConstraintName: 'waiver_acceptances_waiver',
  })
  waiver!: Relation<Waiver>;

  /** Null once the account has been deleted, and so is the name. */
  @Column({ type: 'uuid', name: 'user_id', nullable: true })
  userId!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'waiver_acceptances_user' })
  user!: Relation<User> | null;

  @Field(() => String, { description: 'Name of the member, as it was typed.' })
  @Column({ type: 'varchar', length: NAME_LENGTH_MAX, nullable: true })
  name!: string | null;

  @Field(() => WaiverWayType, { description: 'How it was accepted.' })
  @EnumColumn('waiver_acceptances_way_is_known', WAIVER_WAYS)
  way!: WaiverWay;

  /** Null for `online`, and once that account has been deleted. */
  @Column({ type: 'uuid', name: 'recorded_by', nullable: true })
  recordedBy!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'recorded_by', foreignKeyConstraintName: 'waiver_acceptances_staff' })
  staff!: Relation<User> | null;

  @Field(() => Date, { description: 'Time at which it was accepted or recorded.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'accepted_at' })
  acceptedAt!: Date;
}

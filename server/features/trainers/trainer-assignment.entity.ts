import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../accounts/user.entity';
import { Trainer } from './trainer.entity';

/** The trainer of a member. Members without one have no row. */
@Entity('trainer_assignments')
@Index('trainer_assignments_by_trainer', ['trainerId'])
@Index('trainer_assignments_by_assigner', ['assignedBy'])
export class TrainerAssignment {
  @PrimaryColumn({ type: 'uuid', name: 'user_id', primaryKeyConstraintName: 'trainer_assignments_pkey' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'trainer_assignments_user' })
  user!: Relation<User>;

  @Column({ type: 'uuid', name: 'trainer_id' })
  trainerId!: string;

  @ManyToOne(() => Trainer, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'trainer_id', foreignKeyConstraintName: 'trainer_assignments_trainer' })
  trainer!: Relation<Trainer>;

  @Column({ type: 'timestamptz', precision: 3, name: 'assigned_at' })
  assignedAt!: Date;

  /** Null once that account has been deleted. */
  @Column({ type: 'uuid', name: 'assigned_by', nullable: true })
  assignedBy!: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'assigned_by', foreignKeyConstraintName: 'trainer_assignments_assigner' })
  assigner!: Relation<User> | null;
}

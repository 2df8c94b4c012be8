import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from './user.entity';

/** A member's body measurements at one time; the newest row is the current state. */
@Entity('body_measurements')
@Index('body_measurements_newest', ['userId', 'measuredAt'])
export class BodyMeasurement {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'body_measurements_pkey' })
  id!: string;

  @Column({ type: 'uuid', name: 'user_id' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'body_measurements_user' })
  user!: Relation<User>;

  @Column({ type: 'double precision', name: 'weight_kg', nullable: true })
  weight!: number | null;

  @Column({ type: 'double precision', name: 'height_cm', nullable: true })
  height!: number | null;

  @Column({ type: 'double precision', nullable: true })
  bmi!: number | null;

  @Column({ type: 'double precision', name: 'muscle_mass_kg', nullable: true })
  muscleMass!: number | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'measured_at' })
  measuredAt!: Date;
}

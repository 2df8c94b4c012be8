import { Field, Float, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { OPAQUE_ID } from '../../graphql/descriptions';
import { User } from '../accounts/user.entity';

@ObjectType({ description: 'Body measurements of a user at one time. Values that are not known are null.' })
@Entity('body_measurements')
@Index('body_measurements_newest', ['userId', 'measuredAt'])
export class Measurement {
  @Field(() => ID, { description: OPAQUE_ID })
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'body_measurements_pkey' })
  id!: string;

  @Column({ type: 'uuid', name: 'user_id' })
  userId!: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'body_measurements_user' })
  user!: Relation<User>;

  @Field(() => Float, { nullable: true, description: 'Body weight in kilograms.' })
  @Column({ type: 'double precision', name: 'weight_kg', nullable: true })
  weightKg!: number | null;

  @Field(() => Float, { nullable: true, description: 'Body height in centimetres.' })
  @Column({ type: 'double precision', name: 'height_cm', nullable: true })
  heightCm!: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Body mass index in kg/m²; computed if weight and height are known.',
  })
  @Column({ type: 'double precision', nullable: true })
  bmi!: number | null;

  @Field(() => Float, { nullable: true, description: 'Muscle mass in kilograms.' })
  @Column({ type: 'double precision', name: 'muscle_mass_kg', nullable: true })
  muscleMassKg!: number | null;

  @Field(() => Date, { description: 'Time at which the measurements were saved.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'measured_at' })
  measuredAt!: Date;
}

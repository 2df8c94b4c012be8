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
import { PlanOffer } from './plan-offer.entity';

/** A price of a plan, from a day on. Rows never change: a later one replaces it. */
@Entity('plan_prices')
@Index('plan_prices_of_offer', ['offerId', 'startsOn', 'number'])
@Check('plan_prices_cost_something', 'price_paise > 0')
export class PlanPrice {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'plan_prices_pkey' })
  id!: string;

  /** Numbers prices in the order in which they were set: the last one for a day counts. */
  @Column({ type: 'bigint', generated: 'identity', generatedIdentity: 'ALWAYS', insert: false })
  number!: string;

  @Column({ type: 'uuid', name: 'offer_id' })
  offerId!: string;

  @ManyToOne(() => PlanOffer, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'offer_id', foreignKeyConstraintName: 'plan_prices_offer' })
  offer?: Relation<PlanOffer>;

  @Column({ type: 'integer', name: 'price_paise' })
  pricePaise!: number;

  /** First day at the studio, ISO 8601; null for the price with which the plan was added. */
  @Column({ type: 'date', name: 'starts_on', nullable: true })
  startsOn!: string | null;

  /** Name of the user; null for the first price, too. */
  @Column({ type: 'varchar', length: 254, name: 'set_by', nullable: true })
  setBy!: string | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'set_at' })
  setAt!: Date;
}

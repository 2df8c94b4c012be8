import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { PlanType } from '#common/plans';
import { PlanTypeType } from '../../graphql/enums';

@ObjectType({ description: 'What can be bought, at which price, for how long.' })
@Entity('plan_offers')
@Unique('plan_offers_name_unique', ['name'])
@Check('plan_offers_type_is_known', "type in ('pass', 'nutrition')")
@Check('plan_offers_costs_something', 'price_paise > 0')
@Check('plan_offers_lasts', 'duration_months > 0')
export class PlanOffer {
  @Field(() => ID)
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'plan_offers_pkey' })
  id!: string;

  /** Place in the price list, lowest first. */
  @Column({ type: 'smallint' })
  position!: number;

  @Field(() => PlanTypeType)
  @Column({ type: 'varchar', length: 9 })
  type!: PlanType;

  /** Unique, since memberships are set by it (contract 2). */
  @Field(() => String)
  @Column({ type: 'varchar', length: 80 })
  name!: string;

  @Field(() => Int, { description: 'In paise, taxes as the studio quotes its prices.' })
  @Column({ type: 'integer', name: 'price_paise' })
  pricePaise!: number;

  @Field(() => Int)
  @Column({ type: 'smallint', name: 'duration_months' })
  durationMonths!: number;

  @Field(() => [String])
  @Column({ type: 'text', array: true })
  features!: string[];

  /** Since when it is no longer sold. */
  @Column({ type: 'timestamptz', precision: 3, name: 'retired_at', nullable: true })
  retiredAt!: Date | null;
}

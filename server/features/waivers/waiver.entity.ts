import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { WAIVER_LENGTH_MAX } from '#common/waivers/limits';
import { LONG_TEXT_COST } from '../../graphql/query-cost';

@ObjectType({ description: 'A version of the text that members accept before they train.' })
@Entity('waivers')
@Unique('waivers_version_unique', ['version'])
export class Waiver {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'waivers_pkey' })
  id!: string;

  @Field(() => Int, { description: 'Number of the version; 0 if there has never been a text.' })
  @Column({ type: 'integer' })
  version!: number;

  @Field(() => String, {
    description: 'Paragraphs, separated by empty lines; empty if the studio asks for no waiver.',
    complexity: LONG_TEXT_COST,
  })
  @Column({ type: 'varchar', length: WAIVER_LENGTH_MAX })
  text!: string;

  @Field(() => Date, { nullable: true, description: 'Time of publication; null for version 0.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'published_at' })
  publishedAt!: Date | null;
}

/** The current version of a studio that has never had a waiver. */
export const NO_WAIVER: Waiver = Object.assign(new Waiver(), { version: 0, text: '', publishedAt: null });

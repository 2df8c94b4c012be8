import { Field, ID, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@ObjectType({ description: 'A blog article.' })
@Entity('articles')
@Index('articles_newest', ['uploadedDate', 'id'])
export class Article {
  @Field(() => ID)
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'articles_pkey' })
  id!: string;

  @Field(() => String)
  @Column({ type: 'varchar', length: 160 })
  title!: string;

  @Field(() => String, { description: 'Summary in one or two sentences.' })
  @Column({ type: 'varchar', length: 300 })
  description!: string;

  @Field(() => String, { description: 'Paragraphs, separated by newlines.' })
  @Column({ type: 'text' })
  text!: string;

  @Field(() => String, {
    description: 'Path of the picture for cards, 3:2. The site shows only pictures from its own origin.',
  })
  @Column({ type: 'varchar', length: 300, name: 'image_url' })
  imageUrl!: string;

  @Field(() => String, { description: 'Path of the picture above the article, 16:9.' })
  @Column({ type: 'varchar', length: 300, name: 'big_image_url' })
  bigImageUrl!: string;

  @Field(() => Date)
  @Column({ type: 'timestamptz', precision: 3, name: 'uploaded_date' })
  uploadedDate!: Date;

  @Field(() => String, { description: 'Team that wrote the article.' })
  @Column({ type: 'varchar', length: 80, name: 'created_team' })
  createdTeam!: string;

  @CreateDateColumn({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;
}

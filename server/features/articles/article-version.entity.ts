import { Field, ID, ObjectType } from 'type-graphql';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { ArticleDraft } from './article-draft.entity';
import type { ArticleBlock } from './article-content.type';

@ObjectType({ description: 'An article as it was published.' })
@Entity('article_versions')
@Index('article_versions_of_article', ['articleId', 'publishedAt'])
export class ArticleVersion {
  @Field(() => ID)
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'article_versions_pkey' })
  id!: string;

  @Column({ type: 'uuid', name: 'article_id' })
  articleId!: string;

  @ManyToOne(() => ArticleDraft, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'article_id', foreignKeyConstraintName: 'article_versions_article' })
  draft?: Relation<ArticleDraft>;

  @Field(() => String, { description: 'Headline.' })
  @Column({ type: 'varchar', length: 160 })
  title!: string;

  @Column({ type: 'varchar', length: 300 })
  description!: string;

  @Column({ type: 'varchar', length: 80, name: 'created_team' })
  authorName!: string;

  @Column({ type: 'varchar', length: 300, name: 'image_url' })
  thumbnailUrl!: string;

  @Column({ type: 'varchar', length: 300, name: 'big_image_url' })
  coverUrl!: string;

  @Column({ type: 'jsonb' })
  body!: ArticleBlock[];

  @Field(() => Date, { description: 'When it was published.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'published_at' })
  publishedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description:
      'Name of the user who published it; null if that was before articles were written in the panel.',
  })
  @Column({ type: 'varchar', length: 254, name: 'published_by', nullable: true })
  publishedBy!: string | null;
}

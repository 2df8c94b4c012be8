import { Field, ID, ObjectType } from 'type-graphql';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { bodyOfText } from '#common/articles/body';
import { SearchableRow } from '../../database/search/searchable';
import { pathOf, OPAQUE_ID } from '../../graphql/descriptions';
import { cost, LONG_TEXT_COST } from '../../graphql/query-cost';
import { ArticleBlock, BLOCKS_COUNTED } from './article-content.type';

@ObjectType({ description: 'A blog article.', simpleResolvers: true })
@Entity('articles')
@Index('articles_newest', ['publishedAt', 'id'])
@Index('articles_search', ['searchWords'], { type: 'gin' })
export class Article extends SearchableRow {
  @Field(() => ID, { description: OPAQUE_ID })
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'articles_pkey' })
  id!: string;

  @Field(() => String, { description: 'Headline.' })
  @Column({ type: 'varchar', length: 160 })
  title!: string;

  @Field(() => String, { description: 'Summary in one or two sentences.' })
  @Column({ type: 'varchar', length: 300 })
  description!: string;

  @Field(() => String, {
    description: 'Full text without marks and pictures: paragraphs separated by newlines.',
    complexity: LONG_TEXT_COST,
  })
  @Column({ type: 'text' })
  text!: string;

  /** Null for an article that has only a text, such as one that came with the product. */
  @Column({ type: 'jsonb', name: 'body', nullable: true })
  storedBody!: ArticleBlock[] | null;

  @Field(() => [ArticleBlock], {
    description: 'Full text in blocks, with pictures and marks.',
    complexity: cost({ statements: 0, rows: BLOCKS_COUNTED }),
  })
  get body(): ArticleBlock[] {
    return this.storedBody ?? bodyOfText(this.text);
  }

  @Field(() => String, { description: pathOf('the picture for lists (3:2)') })
  @Column({ type: 'varchar', length: 300, name: 'image_url' })
  thumbnailUrl!: string;

  @Field(() => String, { description: pathOf('the picture above the article (16:9)') })
  @Column({ type: 'varchar', length: 300, name: 'big_image_url' })
  coverUrl!: string;

  @Field(() => Date, { description: 'Time of publication.' })
  @Column({ type: 'timestamptz', precision: 3, name: 'uploaded_date' })
  publishedAt!: Date;

  @Field(() => String, { description: 'Name of the author, usually a team of the studio.' })
  @Column({ type: 'varchar', length: 80, name: 'created_team' })
  authorName!: string;

  @CreateDateColumn({ type: 'timestamptz', precision: 3, name: 'created_at' })
  createdAt!: Date;
}

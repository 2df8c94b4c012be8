import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ArticleBlock } from './article-content.type';

/** An article as staff write it. Publishing copies it to the article with the same id, if there is one, or adds that. */
@Entity('article_drafts')
export class ArticleDraft {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'article_drafts_pkey' })
  id!: string;

  @Column({ type: 'varchar', length: 160 })
  title!: string;

  @Column({ type: 'varchar', length: 300 })
  description!: string;

  @Column({ type: 'varchar', length: 80, name: 'created_team' })
  authorName!: string;

  /** Null until a cover is chosen, like the large picture. */
  @Column({ type: 'varchar', length: 300, name: 'image_url', nullable: true })
  thumbnailUrl!: string | null;

  @Column({ type: 'varchar', length: 300, name: 'big_image_url', nullable: true })
  coverUrl!: string | null;

  @Column({ type: 'jsonb' })
  body!: ArticleBlock[];

  /** Whether it differs from what is on the site. */
  @Column({ type: 'boolean', name: 'has_changes' })
  hasChanges!: boolean;

  /** Increases with every change of the content. */
  @Column({ type: 'integer' })
  version!: number;

  /** When it will be published; it cannot be changed until then. */
  @Column({ type: 'timestamptz', precision: 3, name: 'publish_at', nullable: true })
  publishAt!: Date | null;

  /** When it was first on the site, if it was taken off: published again, it has that date. */
  @Column({ type: 'timestamptz', precision: 3, name: 'first_published_at', nullable: true })
  firstPublishedAt!: Date | null;

  @Column({ type: 'timestamptz', precision: 3, name: 'changed_at' })
  changedAt!: Date;

  /** Name of the user. */
  @Column({ type: 'varchar', length: 254, name: 'changed_by' })
  changedBy!: string;
}

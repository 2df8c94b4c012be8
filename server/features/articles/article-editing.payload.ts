import { Field, ID, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import { ArticleCover } from './article-content.type';
import { EditedArticle } from './edited-article.type';

@ObjectType()
abstract class ArticlePayload extends MessagePayload {
  @Field(() => EditedArticle, { description: 'The article after the change.' })
  article!: EditedArticle;
}

@ObjectType()
export class SaveArticleDraftPayload extends ArticlePayload {}

@ObjectType()
export class PublishArticlePayload extends ArticlePayload {}

@ObjectType()
export class UnscheduleArticlePayload extends ArticlePayload {}

@ObjectType()
export class UnpublishArticlePayload extends ArticlePayload {}

@ObjectType()
export class DeleteArticlePayload extends MessagePayload {
  @Field(() => ID)
  deletedArticleId!: string;
}

@ObjectType()
export class CreateArticlePicturePayload extends MessagePayload {
  @Field(() => ArticleCover, {
    description:
      'The picture in the two shapes of a cover; a picture in the text has the same path for both.',
  })
  cover!: ArticleCover;
}

import { Field, ID, ObjectType } from 'type-graphql';
import { MessagePayload } from '../../graphql/message-payload';
import { ArticleCover } from './article-content.type';
import { EditedArticle } from './edited-article.type';

@ObjectType()
abstract class ArticlePayload extends MessagePayload {
  @Field(() => EditedArticle, { description: 'The article after the change.' })
  article!: EditedArticle;
}

@ObjectType({ description: 'Payload of `saveArticleDraft`.' })
export class SaveArticleDraftPayload extends ArticlePayload {}

@ObjectType({ description: 'Payload of `publishArticle`.' })
export class PublishArticlePayload extends ArticlePayload {}

@ObjectType({ description: 'Payload of `unscheduleArticle`.' })
export class UnscheduleArticlePayload extends ArticlePayload {}

@ObjectType({ description: 'Payload of `unpublishArticle`.' })
export class UnpublishArticlePayload extends ArticlePayload {}

@ObjectType({ description: 'Payload of `deleteArticle`.' })
export class DeleteArticlePayload extends MessagePayload {
  @Field(() => ID, { description: 'Id of the deleted article.' })
  deletedArticleId!: string;
}

@ObjectType({ description: 'Payload of `createArticlePicture`.' })
export class CreateArticlePicturePayload extends MessagePayload {
  @Field(() => ArticleCover, {
    description:
      'The picture in the two shapes of a cover; a picture in the text has the same path for both.',
  })
  cover!: ArticleCover;
}

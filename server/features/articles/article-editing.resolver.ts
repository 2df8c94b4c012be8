import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { ARTICLES_MAX } from '#common/articles/limits';
import { articleMessages as messages } from '#common/articles/messages';
import { ChangesContent, Requires } from '../../graphql/access-decorators';
import type { Context } from '../../graphql/context';
import { SignedIn } from '../../graphql/current-user';
import { cost } from '../../graphql/query-cost';
import type { UserActor } from '../../lib/actor';
import * as inputs from './article-editing.input';
import { CreateArticlePictureInput } from './article-picture.input';
import * as payloads from './article-editing.payload';
import { ArticleVersionContent, EditedArticle } from './edited-article.type';
import { ManagedArticle } from './managed-article.type';

@Resolver()
export class ArticleEditingResolver {
  @Requires('content:change')
  @Query(() => [ManagedArticle], {
    description: `All articles, also drafts, those that were changed last first; up to ${ARTICLES_MAX}.`,
    complexity: cost({ statements: 2, rows: 100 }),
  })
  managedArticles(@Ctx() { services }: Context): Promise<ManagedArticle[]> {
    return services.articleDrafts.list();
  }

  @Requires('content:change')
  @Query(() => EditedArticle, {
    nullable: true,
    description: 'The article with this id as staff write it; null if there is none.',
    complexity: cost({ statements: 4 }),
  })
  editedArticle(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<EditedArticle | null> {
    return services.articleDrafts.find(id);
  }

  @Requires('content:change')
  @Query(() => ArticleVersionContent, {
    nullable: true,
    description: 'A published version of an article; null if it is not kept.',
    complexity: cost({ statements: 1 }),
  })
  articleVersion(
    @Arg('id', () => ID) id: string,
    @Ctx() { services }: Context,
  ): Promise<ArticleVersionContent | null> {
    return services.articleDrafts.version(id);
  }

  @Requires('content:change')
  @Mutation(() => payloads.SaveArticleDraftPayload, {
    description: 'Saves an article as a draft, or adds one. The site shows it only once it is published.',
  })
  async saveArticleDraft(
    @Arg('input', () => inputs.SaveArticleDraftInput) input: inputs.SaveArticleDraftInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<payloads.SaveArticleDraftPayload> {
    return { message: messages.saved, article: await services.articleDrafts.save(actor, input) };
  }

  @Requires('content:change')
  @ChangesContent()
  @Mutation(() => payloads.PublishArticlePayload, {
    description:
      'Publishes the draft of an article, now or at a later time, until which it cannot be changed. Repeating it does nothing.',
  })
  async publishArticle(
    @Arg('input', () => inputs.PublishArticleInput) input: inputs.PublishArticleInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<payloads.PublishArticlePayload> {
    const article = await services.articlePublication.publish(actor, input);
    return { message: article.publishAt ? messages.scheduled : messages.published, article };
  }

  @Requires('content:change')
  @Mutation(() => payloads.UnscheduleArticlePayload, {
    description: 'Takes an article off the schedule, so that it can be changed.',
  })
  async unscheduleArticle(
    @Arg('input', () => inputs.UnscheduleArticleInput) { id }: inputs.UnscheduleArticleInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<payloads.UnscheduleArticlePayload> {
    return {
      message: messages.unscheduled,
      article: await services.articlePublication.unschedule(actor, id),
    };
  }

  @Requires('content:change')
  @ChangesContent()
  @Mutation(() => payloads.UnpublishArticlePayload, {
    description: 'Takes an article off the site, and keeps it as a draft.',
  })
  async unpublishArticle(
    @Arg('input', () => inputs.UnpublishArticleInput) { id }: inputs.UnpublishArticleInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<payloads.UnpublishArticlePayload> {
    return {
      message: messages.unpublished,
      article: await services.articlePublication.unpublish(actor, id),
    };
  }

  @Requires('content:change')
  @ChangesContent()
  @Mutation(() => payloads.DeleteArticlePayload, {
    description:
      'Deletes an article with its versions; one that is on the site only if its headline is given.',
  })
  async deleteArticle(
    @Arg('input', () => inputs.DeleteArticleInput) input: inputs.DeleteArticleInput,
    @SignedIn() actor: UserActor,
    @Ctx() { services }: Context,
  ): Promise<payloads.DeleteArticlePayload> {
    const deletedArticleId = await services.articlePublication.remove(actor, input);
    return { message: messages.deleted, deletedArticleId };
  }

  @Requires('content:change')
  @Mutation(() => payloads.CreateArticlePicturePayload, {
    description: 'Makes the sizes of an uploaded picture for an article. Repeating it does nothing.',
  })
  async createArticlePicture(
    @Arg('input', () => CreateArticlePictureInput) input: CreateArticlePictureInput,
    @Ctx() { services }: Context,
  ): Promise<payloads.CreateArticlePicturePayload> {
    return { message: messages.pictureAdded, cover: await services.articlePictures.add(input) };
  }
}

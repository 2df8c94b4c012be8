import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { BLOG_ARTICLES_SHOWN } from '#common/articles/limits';
import type { Context } from '../../graphql/context';
import { toConnection } from '../../graphql/connection';
import { Public, PublicContent } from '../../graphql/access-decorators';
import { cost, searchableListCost } from '../../graphql/query-cost';
import { Article } from './article.entity';
import { ArticleRotationArgs, ArticlesArgs } from './article.input';
import { ArticleConnection, ArticleRotation } from './article.type';

@Resolver()
export class ArticleResolver {
  @PublicContent()
  @Query(() => ArticleConnection, {
    description: 'All articles, newest first.',
    complexity: searchableListCost,
  })
  async articles(@Args(() => ArticlesArgs) { filter, ...page }: ArticlesArgs, @Ctx() context: Context) {
    const { services, limits, answer } = context;
    answer.isForSearch ||= Boolean(filter?.search);
    return toConnection(await services.articles.list({ ...filter }, { ...page, sizeMax: limits.pageSize }));
  }

  @PublicContent()
  @Query(() => Article, { nullable: true, description: 'Article with this id; null if there is none.' })
  article(@Arg('id', () => ID) id: string, @Ctx() { services }: Context) {
    return services.articles.find(id);
  }

  @Public()
  @Query(() => ArticleRotation, {
    description: 'Articles that the blog shows in a period, by default in the current one.',
    complexity: cost({ statements: 2, rows: BLOG_ARTICLES_SHOWN }),
  })
  articleRotation(
    @Args(() => ArticleRotationArgs) { period }: ArticleRotationArgs,
    @Ctx() { services }: Context,
  ) {
    return services.articles.rotation(period ?? services.articles.currentPeriod());
  }
}

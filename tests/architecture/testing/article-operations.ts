import { bodyOfText } from '#common/articles/body';
import type { Services } from '#server/lib/services';
import type { UserActor } from '#server/lib/actor';
import { articleInput } from '#server/test/article-calls';

const DAY_MS = 86_400_000;

interface Parts {
  services: Services;
  admin: UserActor;
  nowMs: number;
}

/** Changes of articles, and the entries that they leave. */
export function articleOperations(parts: () => Parts) {
  const draftOf = async () => {
    const body = bodyOfText('We open later.');
    return (await parts().services.articleDrafts.save(parts().admin, { ...articleInput(), body })).id;
  };
  const publish = (id: string, publishAt: Date | null = null) =>
    parts().services.articlePublication.publish(parts().admin, { id, publishAt, expectedVersion: 1 });
  const tomorrow = () => new Date(parts().nowMs + DAY_MS);
  const given = (prepare: (id: string) => Promise<unknown>) => async () => {
    const id = await draftOf();
    await prepare(id);
    return id;
  };
  return {
    publishArticle: {
      given: draftOf,
      run: (id: string) => publish(id),
      leaves: ['article.published by admin'],
    },
    'publishArticle later': {
      given: draftOf,
      run: (id: string) => publish(id, tomorrow()),
      leaves: ['article.scheduled by admin'],
    },
    unscheduleArticle: {
      given: given((id) => publish(id, tomorrow())),
      run: (id: string) => parts().services.articlePublication.unschedule(parts().admin, id),
      leaves: ['article.unscheduled by admin'],
    },
    unpublishArticle: {
      given: given((id) => publish(id)),
      run: (id: string) => parts().services.articlePublication.unpublish(parts().admin, id),
      leaves: ['article.unpublished by admin'],
    },
    deleteArticle: {
      given: given((id) => publish(id)),
      run: (id: string) =>
        parts().services.articlePublication.remove(parts().admin, { id, title: articleInput().title }),
      leaves: ['article.deleted by admin'],
    },
  };
}
